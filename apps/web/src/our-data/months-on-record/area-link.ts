import { pagePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';

/** The page on coverage with a neighborhood chosen, or with none. */
export function areaLink(area: AreaId | null): string {
  const path = pagePath({ kind: 'data-coverage' });
  return area === null ? path : `${path}?${new URLSearchParams({ area })}`;
}
