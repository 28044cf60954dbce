import { AQI_CATEGORY_LABELS } from '@townlight/domain/air';
import type { CountChange } from '@townlight/domain/crime';
import { createLocaleFormatter } from '@townlight/domain/language';
import { SPANISH_ALERT_MESSAGES } from './alert-messages.ts';
import type { CountyClock, EmailMessages } from './email-messages.ts';
import { SPANISH_WEEKLY_MESSAGES } from './weekly-messages.ts';

// As in apps/web: Spanish readers of the county write 1,234.5.
const FIGURES = createLocaleFormatter('es-US');

const crimes = ({ count, isOne, isNone }: { count: string; isOne: boolean; isNone: boolean }) =>
  isNone ? 'ningún delito' : isOne ? '1 delito' : `${count} delitos`;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

function change(
  of: CountChange,
  { against, changeOver }: { against: string; changeOver: string | null },
): string {
  if (of.kind === 'not-comparable')
    return of.because === 'incomplete'
      ? `sin comparación con ${against} porque esos registros están incompletos`
      : `sin comparación con ${against} porque las reglas de conteo cambiaron${changeOver === null ? '' : ` en ${changeOver}`}`;
  const before = FIGURES.number(of.before);
  if (of.kind === 'no-clear-change')
    return `<b>sin cambio claro</b> frente a ${against} (${before})`;
  if (of.change === null) return `<b>más</b> que en ${against}, cuando no hubo ninguno`;
  const share = FIGURES.percent(Math.abs(of.change));
  return `<b>${share} ${of.direction === 'up' ? 'más' : 'menos'}</b> frente a ${against} (${before})`;
}

/** @param names Spanish names of crime types by their English names */
export function createSpanishMessages(
  clock: CountyClock,
  names: Readonly<Record<string, string>>,
): EmailMessages {
  const byName = new Map(
    Object.entries(names).map(([name, spanishName]) => [name.toLowerCase(), spanishName]),
  );
  return {
    ...FIGURES,
    ...clock,
    language: 'es',
    name: (name) => byName.get(name.toLowerCase()) ?? name,
    crime: (name) => capital(byName.get(name.toLowerCase()) ?? name),
    air: AQI_CATEGORY_LABELS.es,
    email: {
      subject: ({ names: of, month }) => `${of} en ${month}`,
      preview: ({ name, sentence }) => `${name}: ${sentence}`,
      heading: ({ neighborhoods, month }) =>
        neighborhoods === 1 ? `Su vecindario en ${month}` : `Sus vecindarios en ${month}`,
      description: ({ name, month }) =>
        `El boletín de Townlight sobre ${name} en ${month}: delitos reportados, los meses anteriores, los vecindarios de al lado y el aire.`,
      sample: 'Datos de muestra: estas cifras son inventadas.',
      why: (of) => `Recibe este boletín porque se suscribió a ${of}. Llega una vez al mes.`,
      unsubscribe: 'Cancelar la suscripción',
      manage: 'Elegir vecindarios',
      otherLanguage: 'Read in English',
      web: 'Leer en línea',
      method: 'Cómo se cuenta',
      subscribe: 'Reciba este boletín por correo electrónico',
      home: 'Townlight',
      shortened: 'Para no alargar este correo, el resto está en línea.',
      several: (neighborhoods) => `Sus ${neighborhoods} vecindarios`,
      openPage: (name) => `Abrir la página de ${name}`,
      edition: 'Boletín',
    },
    titles: {
      types: 'Lo que cambió',
      trend: 'Los últimos 12 meses',
      compare: (month) => `Los vecindarios de al lado en ${month}`,
      air: (month) => `El aire en ${month}`,
      news: 'Sobre estas cifras',
      note: 'De la redacción',
    },
    change,
    alerts: SPANISH_ALERT_MESSAGES,
    weekly: SPANISH_WEEKLY_MESSAGES,
    overview: {
      reported: (given) =>
        given.isNone
          ? `No se reportó ningún delito${given.change === null ? '' : `, ${given.change}`}.`
          : `Se ${given.isOne ? 'reportó' : 'reportaron'} ${crimes(given)}${given.change === null ? '' : `, ${given.change}`}.`,
      incomplete: (given) =>
        `Hasta ahora hay ${crimes({ ...given, isNone: false })} en los registros, y <b>los registros están incompletos</b>: algunos departamentos de policía aún no han entregado los de ${given.month}. Por eso no hay comparación ni puesto.`,
      nothingYet: (month) =>
        `<b>No hay registros de ${month}</b>: algunos departamentos de policía aún no han entregado los suyos. Eso no quiere decir cero delitos.`,
      tooFew: 'Son muy pocos para calcular una tasa o un puesto.',
      outlier: 'Aquí vive muy poca gente para calcular una tasa o un puesto.',
      residentsUnknown: 'No se sabe cuántas personas viven aquí, así que no hay tasa ni puesto.',
      notRecorded: (month) => `Todavía no han llegado registros policiales de ${month}.`,
      rank: ({ rank, ranked, month }) =>
        `Por su tasa de delitos en ${month} ocupa el puesto ${rank} de ${ranked} vecindarios (1 = la tasa más alta).`,
      caption: 'Delitos reportados por mes',
      records: (agencies) => `Fuente: ${agencies}.`,
      link: (name) => `Ver todos los tipos de delito en ${name}`,
    },
    types: {
      topType: ({ crime, count }) => `Lo más reportado: ${crime}, ${count}.`,
      moved: ({ crime, count, change: how }) => `<b>${crime}: ${count}</b>, ${how}.`,
      restUnclear: 'Ningún otro tipo de delito cambió más que las variaciones normales.',
      allUnclear: 'Ningún tipo de delito cambió más que las variaciones normales.',
      none: 'Sin reportes.',
      notCompared: 'Los tipos de delito no se comparan con los de hace un año.',
      incomplete: (month) =>
        `Los registros de ${month} están incompletos, así que los tipos de delito no se comparan con los de hace un año.`,
      caption: 'Tipos de delito más reportados',
    },
    trend: {
      year: ({ count, month, change: how }) =>
        `${count === '1' ? 'Se reportó 1 delito' : `Se reportaron ${count} delitos`} en los 12 meses hasta ${month}, ${how}.`,
      incomplete: ({ months }) =>
        `No damos la suma de los 12 meses: los registros de ${months} están incompletos.`,
      earlier: 'los 12 meses anteriores',
      caption: 'Delitos por mes, y un año antes',
      rulesChanged: ({ month, agencies }) =>
        `${agencies === '' ? 'Las reglas de conteo cambiaron' : `${agencies}: las reglas de conteo cambiaron`} en ${month}. Desde entonces se cuenta cada delito de un incidente, así que los meses anteriores no se pueden comparar.`,
      legend: { now: 'Estos 12 meses', before: 'Un año antes' },
    },
    compare: {
      higher: ({ names: of, name }) => `Tasa claramente más alta que en ${name}: ${of}.`,
      lower: ({ names: of, name }) => `Tasa claramente más baja que en ${name}: ${of}.`,
      unclear: ({ names: of, name }) => `Sin diferencia clara con la tasa de ${name}: ${of}.`,
      subjectUnrated: (name) =>
        `${name} no tiene tasa este mes, así que no se compara con sus vecinos.`,
      link: 'Compararlos lado a lado, mes por mes',
      head: ['Vecindario', 'Reportes', 'Por 100,000'],
      incomplete: 'incompleto',
      tooFew: 'muy pocos',
      noRate: 'sin tasa',
      notes: {
        incomplete:
          'Incompleto: algunos departamentos de policía aún no han entregado sus registros.',
        tooFew: 'Muy pocos: con menos de 10 reportes no damos una tasa.',
        noRate: 'Sin tasa: menos de 1,000 residentes, o no se sabe cuántos.',
      },
      caption: (month) => `Reportes por 100,000 residentes, ${month}`,
    },
    airMonth: {
      days: ({ counts, month }) => `En ${month}, la calidad del aire fue ${counts}.`,
      count: ({ days, category }) =>
        days === 1 ? `<b>${category}</b> un día` : `<b>${category}</b> ${days} días`,
      worst: ({ day, aqi, category }) =>
        `El peor día fue el ${day}, con un índice de ${aqi} (${category}).`,
      mean: ({ pm25, aqi, category }) =>
        `En promedio hubo ${pm25} µg/m³ de partículas finas, un índice de ${aqi} (${category}).`,
      missing: (days) =>
        days === 1
          ? 'Un día tuvo muy pocas lecturas y queda en blanco.'
          : `${days} días tuvieron muy pocas lecturas y quedan en blanco.`,
      notRecorded: (month) => `Aquí no hay lecturas del aire de ${month}.`,
      estimated: (miles) =>
        `Estimado con las estaciones cercanas; la más próxima está a ${miles === 0 ? 'menos de una milla' : miles === 1 ? 'cerca de una milla' : `unas ${FIGURES.number(miles)} millas`}.`,
      caption: 'Índice de calidad del aire por día, PM2.5',
      link: (name) => `El aire en ${name} ahora`,
      day: (day, month) => `${day} de ${month}`,
    },
    news: {
      through: (month) => `Datos de delitos hasta ${month}.`,
      provisional: (month) =>
        `Las cifras de ${month} son provisionales: todavía están llegando reportes, y nuestras páginas los mostrarán.`,
      released: (day) => `Actualizamos estos registros por última vez el ${day}.`,
      none: (month) => `Todavía no tenemos registros policiales de ${month}.`,
      link: 'De dónde vienen las cifras',
    },
    alt: {
      months: ({ from, to, lowest, highest, latest }) =>
        `Gráfica de barras de delitos por mes, de ${from} a ${to}: entre ${lowest} y ${highest}, con ${latest} en el último mes.`,
      striped: (months) => `Con rayas porque los registros están incompletos: ${months}.`,
      types: (items) => `Gráfica de barras de los tipos de delito más reportados: ${items}.`,
      trend: ({ now, before }) =>
        before === null
          ? `${now}.`
          : `${now}. Una línea punteada muestra los mismos meses un año antes: ${before}.`,
      rates: ({ items, month }) =>
        `Gráfica de barras de reportes por cada 100,000 residentes en ${month}: ${items}.`,
      airDays: ({ lowest, highest }) =>
        `Gráfica de barras del índice de calidad del aire por día: entre ${lowest} y ${highest}.`,
      nameAndFigure: (name, figure) => `${name} ${figure}`,
      mark: 'Townlight',
    },
  };
}
