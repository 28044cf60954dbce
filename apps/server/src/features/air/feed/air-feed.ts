import type { JsonFeed } from '@townlight/contract/feed';
import { AQI_CATEGORY_LABELS } from '@townlight/domain/air';
import { DEFAULT_LANGUAGE, type Language, localizePath } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import { startOfHour } from '@townlight/domain/time';
import type { PlacesSnapshot } from '../../places/index.ts';
import { createHourFormatter } from '../hour-formatter.ts';
import { AIR_MESSAGES } from '../messages/index.ts';
import { requireAreaIndex } from '../replies/area-replies.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import { findAirCategoryChanges } from './air-category-changes.ts';

export interface AirFeedOptions {
  readonly neighborhood: string;
  readonly language: Language;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The path of the feed, without the origin. */
  readonly path: string;
}

/**
 * Builds the changes of a neighborhood's air as a JSON Feed.
 * @throws NotFound for an unknown neighborhood
 */
export function buildAirFeed(
  air: AirSnapshot,
  places: PlacesSnapshot,
  { neighborhood, language, origin, path }: AirFeedOptions,
): JsonFeed {
  const area = requireAreaIndex(air, neighborhood);
  const name = air.data.areas.names[area] as string;
  const messages = AIR_MESSAGES[language];
  const category = AQI_CATEGORY_LABELS[language];
  const at = createHourFormatter(language, air.data.timeZone);
  const about = places.data.areas.neighborhoods.find(({ id }) => id === neighborhood);
  const [longitude, latitude] = about?.center ?? [0, 0];
  const page =
    origin +
    localizePath(language, pagePath({ kind: 'air', place: { label: name, longitude, latitude } }));
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: messages.text('air.of', { name }),
    home_page_url: page,
    feed_url: origin + path,
    language,
    items: findAirCategoryChanges(air, area).map(
      ({ id, hour, known, from, to, aqi, pm25, isUrgent }) => ({
        id: `urn:townlight:air:${id}`,
        url: page,
        title: messages.text('feed.title', { name, to: category[to], aqi }),
        content_text: messages.text('feed.text', {
          name,
          from: category[from],
          to: category[to],
          hour: at(hour),
          pm25,
          isUrgent,
        }),
        date_published: new Date(startOfHour(known)).toISOString(),
      }),
    ),
  };
}

/** Returns the paths of a neighborhood's feeds, without the origin. */
export function formatFeedPaths(
  neighborhood: string,
  language: Language,
): { readonly atom: string; readonly json: string } {
  const address = (format: 'atom' | 'json') =>
    `/api/air-quality/feed/${encodeURIComponent(neighborhood)}.${format}` +
    (language === DEFAULT_LANGUAGE ? '' : `?language=${language}`);
  return { atom: address('atom'), json: address('json') };
}
