import type { Language } from '@townlight/domain/language';
import type { PageWords } from '../platform/http/page-head.ts';

/** What the first HTML says of the site itself. */
export interface SiteWords {
  /** As in `es_US`. */
  readonly locale: string;
  /** Where a page says nothing of itself. */
  readonly site: PageWords;
  /** What the county is called where a line begins with it. */
  readonly county: string;
  /** What the picture of a page shows, for those who do not see it. */
  pictureAlt(page: string): string;
}

const SITE_TITLE = 'Townlight';

/** The title of a page as it stands beside the site's name: pages end theirs with it (`app.title` of the web's texts). */
export function titleWithoutSite(title: string): string {
  const end = ` · ${SITE_TITLE}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** @param spanishCounty what Spanish readers call the county */
export function siteWords(
  county: string,
  spanishCounty: string,
): Readonly<Record<Language, SiteWords>> {
  return {
    en: {
      locale: 'en_US',
      site: {
        title: SITE_TITLE,
        description: `Public records of ${county}, on maps that residents can read.`,
      },
      county: capital(county),
      pictureAlt: (page) => `${page}, beside a map of ${county}`,
    },
    es: {
      locale: 'es_US',
      site: {
        title: SITE_TITLE,
        description: `Registros públicos del ${spanishCounty}, en mapas que los residentes pueden leer.`,
      },
      county: capital(spanishCounty),
      pictureAlt: (page) => `${page}, junto a un mapa del ${spanishCounty}`,
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
