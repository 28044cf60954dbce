import type { AreaId } from '../places/index.ts';
import { pagePath } from './page.ts';

/** The page on the months on record, with a neighborhood chosen or with none. */
export function coveragePath(area: AreaId | null): string {
  const path = pagePath({ kind: 'data-coverage' });
  return area === null ? path : `${path}?${new URLSearchParams({ area })}`;
}
