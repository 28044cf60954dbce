import { presetPeriod, TIME_PRESETS } from '@townlight/domain/crime';
import { endOfMonth, startOfMonth } from '@townlight/domain/time';
import type { CrimeData } from '../crime/index.ts';
import type { App } from '../platform/http/create-app.ts';
import type { Snapshot } from './snapshot.ts';

const ENCODINGS = ['br', 'gzip'];

/**
 * Asks for what pages open with, one after the other, so that visitors find it made and compressed. Compression
 * runs in the thread pool; the main thread has little to do.
 */
export async function warmReplies(app: App, snapshot: Snapshot): Promise<void> {
  const { hash } = snapshot.places.lastingGeojson.neighborhoods;
  const shapes = `/api/neighborhoods/geojson?v=${hash}`;
  for (const url of [...openingUrls(snapshot.crime.data), shapes]) {
    for (const encoding of ENCODINGS) {
      await app.inject({ url, headers: { 'accept-encoding': encoding } }).catch(() => undefined);
    }
  }
}

/** What the map asks for when it opens, in either of its modes and partitions, and with either preset. */
function openingUrls({ first, months, timeZone, scheme }: CrimeData): string[] {
  const urls = ['/api/crimes/status', '/api/bundles/big_bundle_filters', '/api/bundles/small'];
  urls.push(
    ...scheme.bigBundles.map(
      (name) => `/api/bundles/small_bundle_filters/${encodeURIComponent(name)}`,
    ),
  );
  urls.push('/api/neighborhoods/names', '/api/neighborhoods/geojson');
  for (const partition of months > 0 ? ['neighborhoods', 'zipcodes'] : []) {
    for (const preset of TIME_PRESETS) {
      const { from, to } = presetPeriod(preset, (first + months - 1) as typeof first);
      const period = `from=${startOfMonth(from, timeZone)}&to=${endOfMonth(to, timeZone)}`;
      urls.push(`/api/${partition}/crimes?${period}&detail=totals`);
      urls.push(`/api/${partition}/compare/crimes?${period}`);
    }
  }
  return [...urls, '/api/zipcodes/geojson', '/api/tracts/geojson'];
}
