import type { Language } from '@townlight/domain/language';
import { type DataPage, pagePath, readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';
import type { OurData } from './snapshot.ts';

/** What is true of the county that the data are of. */
export interface OurDataPagesCounty {
  readonly county: string;
  /** What Spanish readers call it. */
  readonly spanishCounty: string;
}

const KINDS: readonly DataPage['kind'][] = [
  'data-coverage',
  'data-downloads',
  'data-releases',
  'data-api',
];

/** What the first HTML and the sitemap say of the pages below `/about/data`. */
export function ourDataPages(
  { county, spanishCounty }: OurDataPagesCounty,
  snapshot: () => OurData,
): PartPages {
  // titles are those that the pages themselves will set (the catalogs of `apps/web`)
  const words: Record<
    Language,
    Record<DataPage['kind'], { title: string; description: string }>
  > = {
    en: {
      'data-coverage': {
        title: 'Which months are on record',
        description: `Crime records for ${county} by neighborhood, month and police department: whole, partial, missing or not recorded.`,
      },
      'data-downloads': {
        title: 'Tables to download',
        description: `Every public table for ${county} as CSV and Parquet, with what each column means and how to cite it.`,
      },
      'data-releases': {
        title: 'Releases and changes',
        description: `What was published about ${county} and when: rows read, kept and rejected, and what changed in the methods.`,
      },
      'data-api': {
        title: 'Calls for programs',
        description: `The public calls behind the maps and tables of ${county}: what each returns, with an example that runs in the page.`,
      },
    },
    es: {
      'data-coverage': {
        title: 'Qué meses están registrados',
        description: `Los registros de delitos del ${spanishCounty} por vecindario, mes y departamento de policía: completos, parciales, faltantes o sin registro.`,
      },
      'data-downloads': {
        title: 'Tablas para descargar',
        description: `Todas las tablas públicas del ${spanishCounty} en CSV y Parquet, con el significado de cada columna y cómo citarlas.`,
      },
      'data-releases': {
        title: 'Publicaciones y cambios',
        description: `Qué se publicó sobre el ${spanishCounty} y cuándo: filas leídas, conservadas y rechazadas, y qué cambió en los métodos.`,
      },
      'data-api': {
        title: 'Llamadas para programas',
        description: `Las llamadas públicas detrás de los mapas y tablas del ${spanishCounty}: qué responde cada una, con un ejemplo que se ejecuta en la página.`,
      },
    },
  };
  return {
    tell({ steps, query, language }) {
      const page = readPage(steps, query);
      const kind = KINDS.find((one) => one === page?.kind);
      return kind === undefined ? null : { ...words[language][kind], path: pagePath({ kind }) };
    },
    sitemap: () => ({
      paths: KINDS.map((kind) => pagePath({ kind })),
      changed: snapshot().releases[0]?.published_at.slice(0, 10),
    }),
  };
}
