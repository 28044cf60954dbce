import type { Language } from '@townlight/domain/language';
import type { PageSummary } from '../platform/http/page-head.ts';
import { capitalize } from '../platform/i18n/county-terms.ts';
import { createMessages } from '../platform/i18n/create-messages.ts';
import { siteEn } from './messages/en.ts';
import { siteEs } from './messages/es.ts';

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

const MESSAGES = createMessages({ en: siteEn, es: siteEs });
const SITE_TITLE = 'Townlight';

/** Removes the site's name from the end of a page's title (`app.title` of the web's messages). */
export function stripSiteTitle(title: string): string {
  const end = ` · ${SITE_TITLE}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** @param counties the county's name in each language */
export function createSiteMessages(
  counties: Readonly<Record<Language, string>>,
): Readonly<Record<Language, SiteMessages>> {
  const inLanguage = (language: Language): SiteMessages => {
    const { text, locale } = MESSAGES[language];
    const county = counties[language];
    return {
      locale: locale.replace('-', '_'),
      site: { title: SITE_TITLE, description: text('site.description', { county }) },
      county: capitalize(county),
      pictureAlt: (page) => text('site.pictureAlt', { page, county }),
    };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}
