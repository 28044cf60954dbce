import type { Bounds } from '@townlight/domain/county';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../../platform/log.ts';
import type { FoundSuggestion, PlaceSearchQuery } from '../found-suggestion.ts';

/** Describes a geocoding service: how its request URL is built and its response parsed. Does no I/O. */
export interface Geocoder {
  readonly name: 'mapbox' | 'photon' | 'pelias';
  /** Returns `null` where the service supports none of the requested types. */
  buildRequestUrl(search: PlaceSearchQuery, bounds: Bounds): URL | null;
  /** @throws when the answer is not of the form that the service documents */
  parseResponse(answer: unknown): FoundSuggestion[];
}

/** A failed geocoder request; the message never contains what was typed. */
class GeocoderFailure extends Error {}

export interface GeocoderClientOptions {
  readonly bounds: Bounds;
  readonly log: Log;
  /** Time-out of one attempt; 1.5 seconds by default. */
  readonly timeoutMs?: number;
  /** Requests per second that are forwarded; 10 by default. */
  readonly perSecond?: number;
  readonly now?: () => number;
}

/** A geocoding service with cache, rate limit and time-out. */
export interface GeocoderClient {
  readonly name: Geocoder['name'];
  /** Returns the service's suggestions, or `null` where it is unavailable and the caller has only local results. */
  search(search: PlaceSearchQuery): Promise<readonly FoundSuggestion[] | null>;
}

/** A second user often searches for the same text within minutes; longer caching is not worth the memory. */
const MAX_CACHED_RESPONSES = 500;
const CACHE_TTL_MS = 10 * 60_000;
const MAX_RESPONSE_BYTES = 512 * 1024;
/** After this many consecutive failures no request is sent for `PAUSE_MS`. */
const MAX_CONSECUTIVE_FAILURES = 5;
const PAUSE_MS = 30_000;

/**
 * Sends searches to a geocoder from this server, so that the service never sees the residents' IP addresses. Applies a
 * time-out, one retry and a rate limit. Never logs what was typed.
 */
export function createGeocoderClient(
  geocoder: Geocoder,
  options: GeocoderClientOptions,
): GeocoderClient {
  const { bounds, log, timeoutMs = 1_500, perSecond = 10, now = Date.now } = options;
  const cache = new LRUCache<string, readonly FoundSuggestion[]>({
    max: MAX_CACHED_RESPONSES,
    ttl: CACHE_TTL_MS,
  });
  const pendingRequests = new Map<string, Promise<readonly FoundSuggestion[] | null>>();
  const budget = { left: 2 * perSecond, at: now() };
  let failures = 0;
  let pausedUntil = 0;

  /** Implements a token bucket at the agreed rate, so that an abusive client cannot run up the installation's bill. */
  const consumeBudget = () => {
    const time = now();
    budget.left = Math.min(2 * perSecond, budget.left + ((time - budget.at) / 1_000) * perSecond);
    budget.at = time;
    if (time < pausedUntil || budget.left < 1) return false;
    budget.left--;
    return true;
  };

  const fetchWithRetry = async (url: URL): Promise<readonly FoundSuggestion[] | null> => {
    for (const last of [false, true]) {
      if (!consumeBudget()) return null;
      try {
        const found = geocoder.parseResponse(await fetchJson(url, timeoutMs));
        failures = 0;
        return found;
      } catch (error) {
        if (last || !isTransient(error)) {
          failures++;
          if (failures >= MAX_CONSECUTIVE_FAILURES) pausedUntil = now() + PAUSE_MS;
          log.warn({ geocoder: geocoder.name, failures }, formatFailure(error));
          return null;
        }
      }
    }
    return null;
  };

  return {
    name: geocoder.name,
    async search(search) {
      const url = geocoder.buildRequestUrl(search, bounds);
      if (url === null) return [];
      const key = url.search;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const pending =
        pendingRequests.get(key) ??
        fetchWithRetry(url)
          .then((found) => {
            if (found !== null) cache.set(key, found);
            return found;
          })
          .finally(() => pendingRequests.delete(key));
      pendingRequests.set(key, pending);
      return await pending;
    },
  };
}

/** A failure after which the same request may succeed. */
class TransientGeocoderFailure extends GeocoderFailure {}

async function fetchJson(url: URL, timeoutMs: number): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: { accept: 'application/json', 'user-agent': 'Townlight' },
    });
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError';
    throw new TransientGeocoderFailure(
      late ? `no answer within ${timeoutMs} ms` : 'it cannot be reached',
    );
  }
  if (!response.ok) {
    await response.body?.cancel();
    const what = `it answered with status ${response.status}`;
    throw response.status >= 500 ? new TransientGeocoderFailure(what) : new GeocoderFailure(what);
  }
  try {
    const text = await response.text();
    if (text.length > MAX_RESPONSE_BYTES) throw new GeocoderFailure('its answer is too long');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error;
    throw new TransientGeocoderFailure('its answer was cut off or is not JSON');
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof TransientGeocoderFailure;
}

/**
 * Formats the reason for the log, without the URL (it contains the search text and the token) and without the
 * response.
 */
function formatFailure(error: unknown): string {
  const reason =
    error instanceof GeocoderFailure
      ? error.message
      : 'its answer does not match its documented format';
  return `the geocoder could not be used (${reason}); the search answers from its own addresses`;
}
