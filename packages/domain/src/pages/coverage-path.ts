import type { AreaId } from '../places/index.ts';
import { pagePath } from './page.ts';

/** Returns the path of the coverage page, with or without a selected neighborhood. */
export function coveragePath(area: AreaId | null): string {
  const path = pagePath({ kind: 'data-coverage' });
  return area === null ? path : `${path}?${new URLSearchParams({ area })}`;
}
