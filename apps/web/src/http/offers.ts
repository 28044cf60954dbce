import type { Offer } from '@townlight/contract/offers';
import { getPageSettings } from './page-settings.ts';

/** Returns whether the server offers a feature; known before the first render. */
export function isOffered(offer: Offer): boolean {
  return getPageSettings().offers.includes(offer);
}
