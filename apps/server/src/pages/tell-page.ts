import type { PageAddress, PageTold, PartPages } from '../platform/parts/part-pages.ts';

/** For staff or for one reader, or an address that no part knows anything of. */
const NOWHERE: PageTold = { title: null, description: null, path: null };

/** What the part tells to which the address belongs. @throws NotReady before the first snapshot */
export function tellPage(address: PageAddress, parts: readonly PartPages[]): PageTold {
  for (const part of parts) {
    const told = part.tell(address);
    if (told !== null) return told;
  }
  return NOWHERE;
}
