import type { Language } from '@townlight/domain/language';

/** What the first HTML says of the site itself, of every page that no part knows better. */
export interface SiteWords {
  /** As in `es_US`. */
  readonly locale: string;
  readonly description: string;
  /** The title of a page, followed by the name of the site. */
  title(page: string): string;
}

const title = (page: string) => `${page} · Townlight`;

/** @param spanishCounty what Spanish readers call the county */
export function siteWords(
  county: string,
  spanishCounty: string,
): Readonly<Record<Language, SiteWords>> {
  return {
    en: {
      locale: 'en_US',
      description: `Public records of ${county}, on maps that its residents can read.`,
      title,
    },
    es: {
      locale: 'es_US',
      description: `Registros públicos del ${spanishCounty}, en mapas que sus residentes pueden leer.`,
      title,
    },
  };
}
