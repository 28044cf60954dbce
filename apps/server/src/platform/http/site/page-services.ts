import { readLocalAddress } from '@townlight/domain/language';
import { escapeHtml } from '../page-head.ts';
import { isClosed, type OpenedTo } from '../security-headers.ts';

/** Third-party services that pages report usage to. */
export interface PageServices {
  /** The meta tag in the head of a page. */
  readonly meta: { readonly name: string; readonly content: string };
  readonly openedTo: OpenedTo;
}

/** Inserts the services' meta tag into the HTML, except for pages of one reader or of staff. */
export function withServices(
  html: string,
  url: string,
  services: PageServices | undefined,
): string {
  if (services === undefined || isClosed(readLocalAddress(url).path)) return html;
  const { name, content } = services.meta;
  const tag = `    <meta name="${name}" content="${escapeHtml(content)}" />\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}
