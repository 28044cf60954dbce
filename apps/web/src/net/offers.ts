import type { Offer } from '@townlight/contract/offers';
import { pageSettings } from './page-settings.ts';

/** Whether the server that sent this page offers something; known before anything is drawn. */
export function isOffered(offer: Offer): boolean {
  return pageSettings().offers.includes(offer);
}
