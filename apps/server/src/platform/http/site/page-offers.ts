import { OFFERS_META, type Offer } from '@townlight/contract/offers';

/** Inserts the server's offers into the HTML as a meta tag, so that the page knows them before it renders. */
export function insertOffersMeta(html: string, offers: readonly Offer[]): string {
  if (offers.length === 0) return html;
  const tag = `    <meta name="${OFFERS_META}" content="${offers.join(' ')}" />\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}
