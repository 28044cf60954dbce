import type { CountChange } from '@townlight/domain/crime';
import { figuresOf } from '@townlight/domain/language';
import { SPANISH_ALERTS } from './alert-words.ts';
import type { CountyClock, LetterWords } from './letter-words.ts';

// as in apps/web: 1,234.5 is how the county's Spanish readers see numbers
const FIGURES = figuresOf('es-US');

const crimes = ({ count, isOne, isNone }: { count: string; isOne: boolean; isNone: boolean }) =>
  isNone ? 'ningún delito' : isOne ? '1 delito' : `${count} delitos`;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

function change(
  of: CountChange,
  { against, changeOver }: { against: string; changeOver: string | null },
): string {
  if (of.kind === 'not-comparable')
    return of.because === 'incomplete'
      ? `sin comparación con ${against}, porque esos registros están incompletos`
      : `sin comparación con ${against}: las reglas de conteo cambiaron${changeOver === null ? '' : ` en ${changeOver}`}`;
  const before = FIGURES.number(of.before);
  if (of.kind === 'no-clear-change')
    return `<b>sin cambio claro</b> frente a ${against} (${before})`;
  if (of.change === null) return `<b>más</b> que en ${against}, cuando no hubo ninguno`;
  const share = FIGURES.percent(Math.abs(of.change));
  return `<b>${share} ${of.direction === 'up' ? 'más' : 'menos'}</b> frente a ${against} (${before})`;
}

/** @param names what Spanish readers call the crime types, by their English names */
export function spanishLetter(
  clock: CountyClock,
  names: Readonly<Record<string, string>>,
): LetterWords {
  const byName = new Map(Object.entries(names).map(([name, own]) => [name.toLowerCase(), own]));
  return {
    ...FIGURES,
    ...clock,
    language: 'es',
    name: (name) => byName.get(name.toLowerCase()) ?? name,
    crime: (name) => capital(byName.get(name.toLowerCase()) ?? name),
    air: {
      good: 'buena',
      moderate: 'moderada',
      usg: 'dañina para grupos sensibles',
      unhealthy: 'dañina',
      veryunhealthy: 'muy dañina',
      hazardous: 'peligrosa',
    },
    letter: {
      subject: ({ names: of, month }) => `${of} en ${month}`,
      preview: ({ name, sentence }) => `${name}: ${sentence}`,
      heading: ({ neighborhoods, month }) =>
        neighborhoods === 1 ? `Su vecindario en ${month}` : `Sus vecindarios en ${month}`,
      description: ({ name, month }) =>
        `La carta de Townlight sobre ${name} en ${month}: delitos reportados, los meses anteriores, los vecindarios de al lado y el aire.`,
      sample: 'Datos de muestra: estas cifras son inventadas.',
      why: (of) => `Recibe esta carta porque pidió noticias de ${of}. Una carta al mes.`,
      unsubscribe: 'Cancelar la suscripción',
      manage: 'Elegir vecindarios',
      otherLanguage: 'Read in English',
      web: 'Leer en la web',
      method: 'Cómo se cuenta',
      subscribe: 'Reciba esta carta por correo',
      home: 'Townlight',
      shortened: 'Para que esta carta no sea larga, el resto está en la web.',
      several: (neighborhoods) => `Sus ${neighborhoods} vecindarios`,
      openPage: (name) => `Abrir la página de ${name}`,
      edition: 'Boletín',
    },
    titles: {
      types: 'Lo que cambió',
      trend: 'Los últimos 12 meses',
      compare: 'Al lado',
      air: (month) => `El aire en ${month}`,
      news: 'Sobre estas cifras',
      note: 'De la redacción',
    },
    change,
    alerts: SPANISH_ALERTS,
    overview: {
      reported: (given) =>
        given.isNone
          ? `No se reportó ningún delito${given.change === null ? '' : `, ${given.change}`}.`
          : `Se ${given.isOne ? 'reportó' : 'reportaron'} ${crimes(given)}${given.change === null ? '' : `, ${given.change}`}.`,
      incomplete: (given) =>
        `Hasta ahora hay ${crimes({ ...given, isNone: false })} en los registros, y <b>los registros están incompletos</b>: algunos departamentos de policía aún no han entregado los de ${given.month}. Por eso no hay comparación ni puesto.`,
      nothingYet: (month) =>
        `<b>Los registros están incompletos</b>: algunos departamentos de policía aún no han entregado los de ${month}, y todavía no hay ninguno. Eso no quiere decir cero delitos.`,
      tooFew: 'Son muy pocos para dar una tasa o un puesto.',
      outlier: 'Aquí vive muy poca gente para dar una tasa o un puesto.',
      residentsUnknown: 'No se sabe cuántas personas viven aquí, así que no hay tasa ni puesto.',
      notRecorded: (month) => `Todavía no han llegado registros policiales de ${month}.`,
      rank: ({ rank, ranked }) =>
        `Por tasa de delitos está en el puesto ${rank} de ${ranked} vecindarios; el 1 es la tasa más alta.`,
      caption: 'Delitos reportados por mes',
      records: (agencies) => `Registros de ${agencies}.`,
      link: (name) => `Ver todos los tipos de delito en ${name}`,
    },
    types: {
      most: ({ crime, count }) => `Lo más reportado: ${crime}, ${count}.`,
      moved: ({ crime, count, change: how }) => `<b>${crime}: ${count}</b>, ${how}.`,
      restUnclear: 'Ningún otro tipo de delito cambió más que las subidas y bajadas de siempre.',
      allUnclear: 'Ningún tipo de delito cambió más que las subidas y bajadas de siempre.',
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
        `Los 12 meses no se suman: los registros de ${months} están incompletos.`,
      earlier: 'los 12 meses anteriores',
      caption: 'Delitos por mes, y un año antes',
      rulesChanged: ({ month, agencies }) =>
        `${agencies === '' ? 'Las reglas de conteo cambiaron' : `${agencies}: las reglas de conteo cambiaron`} en ${month}. Desde entonces cuenta cada delito de un incidente, y los meses anteriores no son comparables.`,
      legend: { now: 'Estos 12 meses', before: 'Un año antes' },
    },
    compare: {
      higher: ({ names: of, own }) => `Tasa claramente más alta que en ${own}: ${of}.`,
      lower: ({ names: of, own }) => `Tasa claramente más baja que en ${own}: ${of}.`,
      unclear: ({ names: of, own }) => `Sin diferencia clara con la tasa de ${own}: ${of}.`,
      ownUnrated: (name) =>
        `${name} no tiene tasa este mes, así que no se compara con sus vecinos.`,
      link: 'Verlos lado a lado, mes por mes',
      head: ['Vecindario', 'Reportes', 'Por 100,000'],
      incomplete: 'incompleto',
      tooFew: 'muy pocos',
      noRate: 'sin tasa',
      notes: {
        incomplete:
          'Incompleto: algunos departamentos de policía aún no han entregado sus registros.',
        tooFew: 'Muy pocos: con menos de 10 reportes no se da una tasa.',
        noRate: 'Sin tasa: menos de 1,000 residentes, o no se sabe cuántos.',
      },
      caption: 'Reportes por 100,000 residentes',
    },
    airMonth: {
      days: ({ parts, month }) => `En ${month}, la calidad del aire fue ${parts}.`,
      count: ({ days, category }) =>
        days === 1 ? `<b>${category}</b> un día` : `<b>${category}</b> ${days} días`,
      worst: ({ day, aqi, category }) =>
        `El peor día fue el ${day}, con un índice de ${aqi} (${category}).`,
      mean: ({ pm25, aqi, category }) =>
        `En promedio hubo ${pm25} µg/m³ de partículas finas, un índice de ${aqi} (${category}).`,
      missing: (days) =>
        days === 1
          ? 'Un día tiene muy pocas lecturas y queda vacío.'
          : `${days} días tienen muy pocas lecturas y quedan vacíos.`,
      notRecorded: (month) => `No hay lecturas del aire de ${month} para este lugar.`,
      estimated: (km) =>
        km === '0'
          ? 'Calculado con las estaciones de alrededor; la más cercana está a menos de un kilómetro.'
          : `Calculado con las estaciones de alrededor; la más cercana está a ${km} km.`,
      caption: 'Índice de calidad del aire por día, PM2.5',
      link: (name) => `El aire en ${name} ahora`,
      day: (day, month) => `${day} de ${month}`,
    },
    news: {
      through: (month) => `Datos de delitos hasta ${month}.`,
      provisional: (month) =>
        `Las cifras de ${month} son provisionales: todavía se agregan reportes, y las páginas los mostrarán.`,
      released: (day) => `Los registros se publicaron aquí por última vez el ${day}.`,
      none: (month) => `Todavía no se han publicado aquí registros policiales de ${month}.`,
      link: 'De dónde vienen las cifras',
    },
    alt: {
      months: ({ from, to, lowest, highest, latest }) =>
        `Barras de delitos por mes, de ${from} a ${to}: entre ${lowest} y ${highest}; el último mes ${latest}.`,
      striped: (months) => `Rayados, porque los registros están incompletos: ${months}.`,
      types: (parts) => `Barras de los tipos de delito más reportados: ${parts}.`,
      trend: ({ now, before }) =>
        before === null
          ? `${now}.`
          : `${now}. Una línea punteada muestra los mismos meses un año antes: ${before}.`,
      rates: (parts) => `Barras de reportes por 100,000 residentes: ${parts}.`,
      airDays: ({ lowest, highest }) =>
        `Barras del índice de calidad del aire por día: entre ${lowest} y ${highest}.`,
      nameAndFigure: (name, figure) => `${name} ${figure}`,
      mark: 'Townlight',
    },
  };
}
