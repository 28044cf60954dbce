import type { Language } from '@townlight/domain/language';
import { type AirPlace, pagePath, parsePage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { PageAddress, PageMetadata } from '../../../platform/features/feature-pages.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { formatFeedPaths } from '../feed/air-feed.ts';
import { AIR_MESSAGES } from '../messages/index.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

/** The data that air pages are described from. */
export interface AirPageContext {
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  readonly defaultPlace: AirPlace;
  /** Returns the preview image of a neighborhood or of the county. */
  pictureOf(area: AreaId | null, language: Language): PageMetadata['picture'];
}

const UNLISTED: PageMetadata = { path: null };

/** Describes the air map, the tracker and its method from the snapshot; returns null for pages of other features. */
export function describeAirPage(
  address: PageAddress,
  context: AirPageContext,
): PageMetadata | null {
  const page = parsePage(address.steps, address.query);
  switch (page?.kind) {
    case 'air-map':
      return {
        ...describeMapPage(page.area, context),
        ...feedsOf(page.area, context, address.language),
        picture: context.pictureOf(page.area, address.language),
      };
    case 'air': {
      const { label, longitude, latitude } = page.place ?? context.defaultPlace;
      // a point outside of all neighborhoods has a page that explains this
      const slug = context.places.locate(longitude, latitude);
      const area = context.places.data.areas.neighborhoods.find(({ id }) => id === slug);
      if (label === '' || area === undefined) return UNLISTED;
      return {
        // anyone can put any label before any point: search engines list the neighborhood's page instead
        path: page.place === null ? pagePath(page) : formatNeighborhoodPath(area),
        ...feedsOf(area.id, context, address.language),
        // shows the neighborhood: an arbitrary label from the address never appears in an image
        picture: context.pictureOf(area.id, address.language),
      };
    }
    case 'air-unknown':
      return { ...UNLISTED, isMissing: true };
    case 'air-method':
      return { path: pagePath(page) };
    case 'embed-air-map':
      return UNLISTED;
    default:
      return null;
  }
}

/** Returns the feeds of a neighborhood's changes; nothing for the county or an unknown neighborhood. */
function feedsOf(
  slug: AreaId | null,
  { air }: AirPageContext,
  language: Language,
): Pick<PageMetadata, 'feeds'> {
  const area = slug === null ? undefined : air.areaOf.get(slug);
  if (slug === null || area === undefined) return {};
  const name = air.data.areas.names[area] as string;
  const title = AIR_MESSAGES[language].text('air.of', { name });
  return { feeds: [{ title, ...formatFeedPaths(slug, language) }] };
}

/** Formats the path of a neighborhood's tracker page from its name and center. */
export function formatNeighborhoodPath({
  name,
  center: [longitude, latitude],
}: Pick<PlacesSnapshot['data']['areas']['neighborhoods'][number], 'name' | 'center'>): string {
  return pagePath({ kind: 'air', place: { label: name, longitude, latitude } });
}

function describeMapPage(slug: string | null, { air, places }: AirPageContext): PageMetadata {
  if (slug !== null && !air.areaOf.has(slug)) return { ...UNLISTED, isMissing: true };
  return {
    path: pagePath({ kind: 'air-map', area: slug }),
    // the map requests the shapes by this address, whose hash identifies exactly these shapes
    data: [`/api/neighborhoods/geojson?v=${places.lastingGeojson.neighborhoods.hash}`],
  };
}
