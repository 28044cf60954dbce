import type { Language } from '@townlight/domain/language';
import type { PageSummary } from '../platform/http/page-head.ts';

/** The texts of the first HTML about the site itself. */
export interface SiteMessages {
  /** As in `es_US`. */
  readonly locale: string;
  /** Title and description for pages without their own. */
  readonly site: PageSummary;
  /** The county's name, capitalized. */
  readonly county: string;
  /** Alternative text for the picture of a page. */
  pictureAlt(page: string): string;
}

const SITE_TITLE = 'Townlight';

/** Removes the site's name from the end of a page's title (`app.title` of the web's messages). */
export function stripSiteTitle(title: string): string {
  const end = ` · ${SITE_TITLE}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** @param spanishCounty the county's name in Spanish */
export function createSiteMessages(
  county: string,
  spanishCounty: string,
): Readonly<Record<Language, SiteMessages>> {
  return {
    en: {
      locale: 'en_US',
      site: {
        title: SITE_TITLE,
        description: `Public records of ${county}, on maps that residents can read.`,
      },
      county: capitalize(county),
      pictureAlt: (page) => `${page}, beside a map of ${county}`,
    },
    es: {
      locale: 'es_US',
      site: {
        title: SITE_TITLE,
        description: `Registros públicos del ${spanishCounty}, en mapas que los residentes pueden leer.`,
      },
      county: capitalize(spanishCounty),
      pictureAlt: (page) => `${page}, junto a un mapa del ${spanishCounty}`,
    },
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
