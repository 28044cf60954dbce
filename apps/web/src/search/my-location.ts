// Loaded when the reader's location is requested.
import { neighborhoodAtPointRoute } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../http/api-request.ts';

export type MyLocation =
  | {
      readonly state: 'found';
      readonly center: readonly [number, number];
      readonly neighborhood: AreaId;
    }
  | { readonly state: 'outside' | 'refused' | 'unknown' };

const MAX_WAIT_MS = 15_000;
/** Some hundred meters: enough for a neighborhood, and nothing more precise leaves the browser. */
const DECIMALS = 3;

/** Returns the neighborhood of the reader's location. The browser prompts for permission. */
export async function findMyLocation(): Promise<MyLocation> {
  if (!('geolocation' in navigator)) return { state: 'unknown' };
  let position: GeolocationPosition;
  try {
    position = await new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        timeout: MAX_WAIT_MS,
        maximumAge: 60_000,
      }),
    );
  } catch (error) {
    const refused = (error as GeolocationPositionError).code === 1;
    return { state: refused ? 'refused' : 'unknown' };
  }
  const { longitude, latitude } = position.coords;
  const point = { lat: latitude.toFixed(DECIMALS), long: longitude.toFixed(DECIMALS) };
  const found = await request(neighborhoodAtPointRoute, { query: point });
  const neighborhood = found[0]?.neighborhood;
  return neighborhood === undefined
    ? { state: 'outside' }
    : { state: 'found', center: [longitude, latitude], neighborhood };
}
