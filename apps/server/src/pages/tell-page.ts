import { readPage } from '@townlight/domain/pages';
import type { PageAddress, PageTold, PartPages } from '../platform/parts/part-pages.ts';

/** What the part tells to which the address belongs. @throws NotReady before the first snapshot */
export function tellPage(address: PageAddress, parts: readonly PartPages[]): PageTold {
  for (const part of parts) {
    const told = part.tell(address);
    if (told !== null) return told;
  }
  // for those who keep the site or for one reader, or an address that is none
  return { path: null, isMissing: readPage(address.steps, address.query) === null };
}
