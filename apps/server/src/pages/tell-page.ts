import { readPage } from '@townlight/domain/pages';
import type { PageAddress, PageTold, PartPages } from '../platform/parts/part-pages.ts';

/** Returns the metadata from the feature that owns the address. @throws NotReady before the first snapshot */
export function tellPage(address: PageAddress, parts: readonly PartPages[]): PageTold {
  for (const part of parts) {
    const told = part.tell(address);
    if (told !== null) return told;
  }
  // pages for staff or one reader, or an unknown address
  return { path: null, isMissing: readPage(address.steps, address.query) === null };
}
