import { type AirPlace, pagePath } from '@townlight/domain/pages';
import { formatHour } from '@townlight/domain/time';
import type { LoadLandAndFreeways } from '../../../images/index.ts';
import type { FeaturePages, SitemapPages } from '../../../platform/features/feature-pages.ts';
import type { App } from '../../../platform/http/create-app.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import { createAirHourMapPictures } from './air-hour-maps.ts';
import { type AirPagesCounty, createAirPreviews } from './air-previews.ts';
import { describeAirPage, formatNeighborhoodPath } from './describe-air-page.ts';

export interface AirPagesOptions extends AirPagesCounty {
  /** Place of the tracker's address without a place. */
  readonly defaultPlace: AirPlace;
  /** Land and freeways around the areas in map images. */
  readonly scenery: LoadLandAndFreeways;
}

/**
 * Creates metadata, sitemap and preview images of the air pages.
 * @param current throws before the first snapshot
 */
export function openAirPages(
  current: () => { readonly air: AirSnapshot; readonly places: PlacesSnapshot },
  { defaultPlace, scenery, ...county }: AirPagesOptions,
) {
  const previews = createAirPreviews(current, scenery, county);
  const hourMaps = createAirHourMapPictures(current, scenery, county);
  const pages: FeaturePages = {
    describePage: (address) =>
      describeAirPage(address, { ...current(), defaultPlace, pictureOf: previews.pictureOf }),
    sitemap: () => listPages(current()),
  };
  return {
    pages,
    routes(app: App): void {
      previews.routes(app);
      hourMaps.routes(app);
    },
    async close(): Promise<void> {
      await previews.close();
      await hourMaps.close();
    },
  };
}

/** Lists the map, the tracker, and the tracker's page of each neighborhood. */
function listPages({
  air,
  places,
}: {
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
}): SitemapPages {
  const { hours, data } = air;
  const ofNeighborhoods = places.data.areas.neighborhoods.map(formatNeighborhoodPath);
  return {
    paths: [
      pagePath({ kind: 'air-map', area: null }),
      pagePath({ kind: 'air', place: null }),
      pagePath({ kind: 'air-method' }),
      ...ofNeighborhoods,
    ],
    changed: hours === null ? undefined : formatHour(hours.current, data.timeZone).slice(0, 10),
  };
}
