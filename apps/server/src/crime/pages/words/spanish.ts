import { figuresOf } from '@townlight/domain/language';
import type { PageWords } from './page-words.ts';

const counted = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`;

/** @param names what Spanish readers call the county and the crime types, by their English names */
export function spanishWords(english: string, names: Readonly<Record<string, string>>): PageWords {
  const byName = new Map(Object.entries(names).map(([name, own]) => [name.toLowerCase(), own]));
  const own = (name: string) => byName.get(name.toLowerCase()) ?? name;
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
  const county = own(english);
  return {
    // as in apps/web: 1,234.5 is how the county's Spanish readers see numbers
    ...figuresOf('es-US'),
    county,
    crime: (name) => capital(own(name)),
    crimeInSentence: own,
    titles: {
      map: 'Mapa de delitos',
      mapOfArea: (name) => `${name}, mapa de delitos`,
      neighborhood: (name) => `${name}: delitos por mes`,
      crime: (crime) => `${crime} por vecindario y mes`,
      compare: 'Comparar vecindarios',
      compared: (of) => `Comparación de ${of}`,
      data: 'Sobre los datos',
      method: 'Cómo se cuentan los delitos',
      categories: 'Qué cuenta como qué',
      crimeTypes: 'Los tipos de delito en palabras sencillas',
      embed: 'Delitos reportados',
    },
    descriptions: {
      map: ({ month, ranked }) =>
        `Delitos reportados por 100,000 residentes en ${ranked} vecindarios del ${county}, ${month}: en un mapa, en una tabla y cómo han cambiado.`,
      area: ({ name, count, month, rate, rank }) =>
        `${name}: ${counted(count, 'delito reportado', 'delitos reportados')} en ${month}` +
        (rate === null ? '.' : `, ${rate} por 100,000 residentes.`) +
        (rank === null
          ? ''
          : ` Puesto ${rank.rank} de ${rank.ranked} vecindarios por tasa de delitos; el puesto 1 es la tasa más alta.`),
      incompleteArea: ({ name, month }) =>
        `${name}: delitos por mes. Algunos departamentos de policía aún no han entregado sus registros de ${month}, así que no tiene puesto.`,
      crime: ({ crime, count, month, highest }) =>
        `${counted(count, 'reporte', 'reportes')} de ${crime} en los registros del ${county} en ${month}, mes por mes y por vecindario.` +
        (highest === null ? '' : ` La tasa más alta es la de ${highest}.`),
      compare: `Hasta cuatro vecindarios del ${county} lado a lado, mes por mes.`,
      compared: ({ names: of, month }) =>
        `Delitos reportados en ${of}, lado a lado y mes por mes, hasta ${month}.`,
      data: 'De dónde vienen las cifras, qué meses ha entregado cada departamento de policía y cuándo se publicaron.',
      method: 'Qué significa cada cifra del mapa de delitos y cómo se obtiene.',
      categories:
        'Cada código de cada departamento de policía, el tipo de delito que cuenta y cómo lo llama el FBI.',
      crimeTypes: 'Qué significa cada tipo de delito, con ejemplos, y qué no es.',
      sample: 'Datos de muestra: las cifras son inventadas.',
    },
    picture: {
      neighborhoodKind: (of) => `Vecindario · ${capital(of)}`,
      crimeKind: (of) => `Delito · ${capital(of)}`,
      reported: (month) => `delitos reportados en ${month}`,
      onRecord: (month) => `reportes en ${month}`,
      rank: ({ rank, ranked }) => `Puesto ${rank} de ${ranked} por tasa de delitos`,
      tooFew: 'Muy pocos reportes para una tasa',
      unranked: 'Sin puesto',
      mapTitle: 'Tasas de delitos por vecindario',
      neighborhoods: (count) => `en ${count} vecindarios`,
      incomplete: (month) =>
        `Algunos departamentos de policía aún no han entregado sus registros de ${month}.`,
      comparedBy: (month) => `Delitos reportados por 100,000 residentes, ${month}`,
      through: (month) => `Datos hasta ${month}`,
      sample: 'Datos de muestra, inventados',
      alt: (title) => `Townlight: ${title}, en un mapa del ${county}`,
    },
  };
}
