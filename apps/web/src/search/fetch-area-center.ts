// Loaded when a neighborhood is chosen where a point is needed.
import { areaDetailsRoute } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../http/api-request.ts';

/**
 * Fetches the longitude and latitude of a point inside a neighborhood; `null` for an unknown one.
 */
export async function fetchAreaCenter(area: AreaId): Promise<readonly [number, number] | null> {
  const [found] = await request(areaDetailsRoute, {
    params: { partition: 'neighborhoods' },
    query: { area },
  });
  return found?.center ?? null;
}
