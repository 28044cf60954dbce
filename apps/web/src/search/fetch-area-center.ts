// Loaded when a neighborhood is chosen where a point is needed.
import { areaDetailsList } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../http/api-request.ts';

/**
 * `GET /api/neighborhoods/areas`: longitude and latitude of a point inside a neighborhood; `null` for an unknown one.
 */
export async function fetchAreaCenter(area: AreaId): Promise<readonly [number, number] | null> {
  const [found] = await apiGet('/api/neighborhoods/areas', areaDetailsList, { area });
  return found?.center ?? null;
}
