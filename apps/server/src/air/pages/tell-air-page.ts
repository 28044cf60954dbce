import type { Language } from '@townlight/domain/language';
import { type AirPlace, pagePath, readPage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { PageAddress, PageTold } from '../../platform/parts/part-pages.ts';
import { feedAddresses } from '../feed/air-feed.ts';
import { FEED_WORDS } from '../feed/feed-words.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

/** What air pages are told of. */
export interface AirBook {
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  readonly defaultPlace: AirPlace;
  /** Of a neighborhood, or of the county. */
  pictureOf(area: AreaId | null, language: Language): PageTold['picture'];
}

const UNLISTED: PageTold = { path: null };

/** The air map, the tracker and its method, as the snapshot knows them; null for a page of another subject. */
export function tellAirPage(address: PageAddress, book: AirBook): PageTold | null {
  const page = readPage(address.steps, address.query);
  switch (page?.kind) {
    case 'air-map':
      return {
        ...tellMap(page.area, book),
        ...feedsOf(page.area, book, address.language),
        picture: book.pictureOf(page.area, address.language),
      };
    case 'air': {
      const { label, longitude, latitude } = page.place ?? book.defaultPlace;
      // a point outside of all neighborhoods has a page that says so
      const slug = book.places.locate(longitude, latitude);
      const area = book.places.data.areas.neighborhoods.find(({ id }) => id === slug);
      if (label === '' || area === undefined) return UNLISTED;
      return {
        // anyone can write any label before any point: search engines list the neighborhood's own page
        path: page.place === null ? pagePath(page) : neighborhoodPath(area),
        ...feedsOf(area.id, book, address.language),
        // of its neighborhood: a label that anyone can write stands in no picture
        picture: book.pictureOf(area.id, address.language),
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

/** The feeds of a neighborhood's changes; nothing for the county, and for a neighborhood that there is not. */
function feedsOf(
  slug: AreaId | null,
  { air }: AirBook,
  language: Language,
): Pick<PageTold, 'feeds'> {
  const area = slug === null ? undefined : air.areaOf.get(slug);
  if (slug === null || area === undefined) return {};
  const title = FEED_WORDS[language].title(air.data.areas.names[area] as string);
  return { feeds: [{ title, ...feedAddresses(slug, language) }] };
}

/** The tracker's page of a neighborhood: its name and its middle. */
export function neighborhoodPath({
  name,
  center: [longitude, latitude],
}: Pick<PlacesSnapshot['data']['areas']['neighborhoods'][number], 'name' | 'center'>): string {
  return pagePath({ kind: 'air', place: { label: name, longitude, latitude } });
}

function tellMap(slug: string | null, { air, places }: AirBook): PageTold {
  if (slug !== null && !air.areaOf.has(slug)) return { ...UNLISTED, isMissing: true };
  return {
    path: pagePath({ kind: 'air-map', area: slug }),
    // the map has its shapes while its code is still coming; the hash in the address is that of these very shapes
    data: [`/api/neighborhoods/geojson?v=${places.lastingGeojson.neighborhoods.hash}`],
  };
}
