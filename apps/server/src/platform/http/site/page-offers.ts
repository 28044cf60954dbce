import { OFFERS_META, type Offer } from '@townlight/contract/offers';

/** Writes into the first HTML of a page what this server offers: the page knows it before it draws anything. */
export function withOffers(html: string, offers: readonly Offer[]): string {
  if (offers.length === 0) return html;
  const tag = `    <meta name="${OFFERS_META}" content="${offers.join(' ')}" />\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}
