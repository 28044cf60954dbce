import { readPage } from '@townlight/domain/pages';
import type { PageAddress, PageTold, PartPages } from '../platform/parts/part-pages.ts';

/** For those who keep the site, or an address that is none. */
const NOWHERE: PageTold = { title: null, description: null, path: null };

/** What the part tells to which the address belongs. @throws NotReady before the first snapshot */
export function tellPage(address: PageAddress, parts: readonly PartPages[]): PageTold {
  for (const part of parts) {
    const told = part.tell(address);
    if (told !== null) return told;
  }
  return { ...NOWHERE, isMissing: readPage(address.steps, address.query) === null };
}
