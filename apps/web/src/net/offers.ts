import { OFFERS_META, type Offer } from '@townlight/contract/offers';

/** Whether the server that sent this page offers something; known before anything is drawn. */
export function isOffered(offer: Offer): boolean {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${OFFERS_META}"]`)?.content;
  return told?.split(' ').includes(offer) ?? false;
}
