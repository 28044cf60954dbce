import { createLocaleFormatter } from '@townlight/domain/language';
import type { PictureMessages } from './picture-messages.ts';

/** @param names English name → Spanish name of the county and the crime types */
export function createSpanishPictureMessages(
  english: string,
  names: Readonly<Record<string, string>>,
): PictureMessages {
  const byName = new Map(
    Object.entries(names).map(([name, spanishName]) => [name.toLowerCase(), spanishName]),
  );
  const translate = (name: string) => byName.get(name.toLowerCase()) ?? name;
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
  const county = translate(english);
  return {
    // Uses the number format 1,234.5 of the county's Spanish readers, as apps/web does.
    ...createLocaleFormatter('es-US'),
    county,
    crime: (name) => capital(translate(name)),
    pages: {
      data: {
        title: 'Sobre los datos',
        sentence:
          'De dónde vienen las cifras, qué meses ha entregado cada departamento de policía y cuándo se publicaron.',
      },
      method: {
        title: 'Cómo se cuentan los delitos',
        sentence: 'Qué significa cada cifra del mapa de delitos y cómo se obtiene.',
      },
    },
    neighborhoodKind: (of) => `Vecindario · ${capital(of)}`,
    crimeKind: (of) => `Delito · ${capital(of)}`,
    reported: ({ count, month }) =>
      `${count === 1 ? 'delito reportado' : 'delitos reportados'} en ${month}`,
    onRecord: ({ count, month }) => `${count === 1 ? 'reporte' : 'reportes'} en ${month}`,
    rank: ({ rank, ranked }) => `Puesto ${rank} de ${ranked} por tasa de delitos`,
    tooFew: 'Muy pocos reportes para una tasa',
    unranked: 'Sin puesto',
    mapTitle: 'Tasas de delitos por vecindario',
    neighborhoods: (count) => `en ${count} vecindarios`,
    incomplete: (month) =>
      `Algunos departamentos de policía aún no han entregado sus registros de ${month}.`,
    noRecords: (month) => `No hay registros de ${month}.`,
    compareTitle: 'Comparar vecindarios',
    comparedBy: (month) => `Delitos reportados por 100,000 residentes, ${month}`,
    through: (month) => `Datos hasta ${month}`,
    sample: 'Datos de muestra, inventados',
    alt: (title) => `Townlight: ${title}, en un mapa del ${county}`,
  };
}
