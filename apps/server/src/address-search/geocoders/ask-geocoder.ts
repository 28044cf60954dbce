import type { Bounds } from '@townlight/domain/county';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../platform/log.ts';
import type { FoundSuggestion, PlaceSearch } from '../search-places.ts';
import { type Geocoder, GeocoderFailure } from './geocoder.ts';

export interface AskGeocoderOptions {
  readonly bounds: Bounds;
  readonly log: Log;
  /** How long one try may take; a second and a half by default. */
  readonly timeoutMs?: number;
  /** Requests per second that are passed on; ten by default. */
  readonly perSecond?: number;
  readonly now?: () => number;
}

export interface AskGeocoder {
  readonly name: Geocoder['name'];
  /** The service's answer; `null` where it cannot be had now, and the caller answers alone. */
  ask(search: PlaceSearch): Promise<readonly FoundSuggestion[] | null>;
}

/** A second user of the same words within minutes is common, a third is not worth the memory. */
const KEPT_ANSWERS = 500;
const KEPT_MS = 10 * 60_000;
const LONGEST_ANSWER_BYTES = 512 * 1024;
/** After so many failures in a row the service is left alone for a while. */
const PATIENCE = 5;
const REST_MS = 30_000;

/**
 * Asks a geocoder from this server, so that what residents type does not leave with their address: time-out, one more
 * try, as many requests as were agreed on and no more. What is typed is never logged.
 */
export function createAskGeocoder(geocoder: Geocoder, options: AskGeocoderOptions): AskGeocoder {
  const { bounds, log, timeoutMs = 1_500, perSecond = 10, now = Date.now } = options;
  const kept = new LRUCache<string, readonly FoundSuggestion[]>({
    max: KEPT_ANSWERS,
    ttl: KEPT_MS,
  });
  const underWay = new Map<string, Promise<readonly FoundSuggestion[] | null>>();
  const budget = { left: 2 * perSecond, at: now() };
  let failures = 0;
  let restUntil = 0;

  /** A bucket that fills at the agreed rate: a stranger who hammers does not spend the installation's money. */
  const mayAsk = () => {
    const time = now();
    budget.left = Math.min(2 * perSecond, budget.left + ((time - budget.at) / 1_000) * perSecond);
    budget.at = time;
    if (time < restUntil || budget.left < 1) return false;
    budget.left--;
    return true;
  };

  const fetchTwice = async (url: URL): Promise<readonly FoundSuggestion[] | null> => {
    for (const last of [false, true]) {
      if (!mayAsk()) return null;
      try {
        const found = geocoder.read(await fetchJson(url, timeoutMs));
        failures = 0;
        return found;
      } catch (error) {
        if (last || !mayHelpAgain(error)) {
          failures++;
          if (failures >= PATIENCE) restUntil = now() + REST_MS;
          log.warn({ geocoder: geocoder.name, failures }, reasonOf(error));
          return null;
        }
      }
    }
    return null;
  };

  return {
    name: geocoder.name,
    async ask(search) {
      const url = geocoder.request(search, bounds);
      if (url === null) return [];
      const key = url.search;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const coming =
        underWay.get(key) ??
        fetchTwice(url)
          .then((found) => {
            if (found !== null) kept.set(key, found);
            return found;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, coming);
      return await coming;
    },
  };
}

/** A status that says that the same request may succeed when it is tried again. */
class Passing extends GeocoderFailure {}

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
    throw new Passing(late ? `no answer within ${timeoutMs} ms` : 'it cannot be reached');
  }
  if (!response.ok) {
    await response.body?.cancel();
    const what = `it answered with status ${response.status}`;
    throw response.status >= 500 ? new Passing(what) : new GeocoderFailure(what);
  }
  try {
    const text = await response.text();
    if (text.length > LONGEST_ANSWER_BYTES) throw new GeocoderFailure('its answer is too long');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error;
    throw new Passing('its answer was cut off or is not JSON');
  }
}

function mayHelpAgain(error: unknown): boolean {
  return error instanceof Passing;
}

/** Neither the address (it holds the words and the token) nor the answer may reach the log. */
function reasonOf(error: unknown): string {
  const reason =
    error instanceof GeocoderFailure
      ? error.message
      : 'its answer does not match its documented format';
  return `the geocoder could not be used (${reason}); the search answers from its own addresses`;
}
