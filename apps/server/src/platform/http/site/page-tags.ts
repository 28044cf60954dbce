import { COUNTY_ELEMENT_ID, type PageCounty } from '@townlight/contract/rendered-page';
import {
  SERVER_CAPABILITIES_META,
  type ServerCapability,
} from '@townlight/contract/server-capabilities';
import { type Language, parseLocalizedPath } from '@townlight/domain/language';
import { escapeHtml } from '../../safe-text.ts';
import { type AllowedOrigins, isPrivatePage } from '../security-headers.ts';

/** Third-party services that pages report usage to. */
export interface PageServices {
  /** The meta tag in the head of a page. */
  readonly meta: { readonly name: string; readonly content: string };
  readonly allowedOrigins: AllowedOrigins;
}

/** Inserts the services' meta tag into the HTML, except for pages of one reader or of staff. */
export function insertServicesMeta(
  html: string,
  url: string,
  services: PageServices | undefined,
): string {
  if (services === undefined || isPrivatePage(parseLocalizedPath(url).path)) return html;
  const { name, content } = services.meta;
  const tag = `    <meta name="${name}" content="${escapeHtml(content)}" />\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}

/** Inserts the server's offers into the HTML as a meta tag, so that the page knows them before it renders. */
export function insertCapabilitiesMeta(html: string, offers: readonly ServerCapability[]): string {
  if (offers.length === 0) return html;
  const tag = `    <meta name="${SERVER_CAPABILITIES_META}" content="${offers.join(' ')}" />\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}

/** Inserts the facts of the county into the HTML, with the names in the language of the page only. */
export function insertCounty(html: string, county: PageCounty, language: Language): string {
  const { names, ...facts } = county;
  const local = names?.[language];
  const given: PageCounty =
    local === undefined ? facts : { ...facts, names: { [language]: local } };
  // JSON text without `<` cannot contain `</script`
  const data = JSON.stringify(given).replaceAll('<', '\\u003c');
  const tag = `    <script type="application/json" id="${COUNTY_ELEMENT_ID}">${data}</script>\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}
