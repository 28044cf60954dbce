import { parseLocalizedPath } from '@townlight/domain/language';
import { escapeHtml } from '../../escape-html.ts';
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
