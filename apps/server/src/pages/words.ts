import type { Language } from '@townlight/domain/language';

/** What the first HTML says of the site itself, of every page that no part knows better. */
export interface SiteWords {
  /** As in `es_US`. */
  readonly locale: string;
  readonly description: string;
  /** What the county is called where a line begins with it. */
  readonly county: string;
  /** What the picture of a page shows, for those who do not see it. */
  pictureAlt(page: string): string;
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
      description: `Public records of ${county}, on maps that residents can read.`,
      county: capital(county),
      pictureAlt: (page) => `${page}, beside a map of ${county}`,
      title,
    },
    es: {
      locale: 'es_US',
      description: `Registros públicos del ${spanishCounty}, en mapas que los residentes pueden leer.`,
      county: capital(spanishCounty),
      pictureAlt: (page) => `${page}, junto a un mapa del ${spanishCounty}`,
      title,
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
