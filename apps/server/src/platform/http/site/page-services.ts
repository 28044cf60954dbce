import { readLocalAddress } from '@townlight/domain/language';
import { escapeHtml } from '../page-head.ts';
import { isClosed, type OpenedTo } from '../security-headers.ts';

/** Other sites that pages tell of how they are used. */
export interface PageServices {
  /** What the head of a page says of them. */
  readonly meta: { readonly name: string; readonly content: string };
  readonly openedTo: OpenedTo;
}

/** Writes into the first HTML of a page which services it may tell; a page of one reader or of staff tells none. */
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
