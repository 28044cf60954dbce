import { ALL_SENSORS, DEFAULT_SENSORS } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import { type AirPlace, pagePath, readPage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { PageAddress, PageTold } from '../../platform/parts/part-pages.ts';
import { feedAddresses } from '../feed/air-feed.ts';
import { FEED_WORDS } from '../feed/feed-words.ts';
import { aqiAt } from '../replies/point-replies.ts';
import { rankAreas } from '../replies/rank-areas.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import type { AirPageWords } from './air-page-words.ts';

/** What air pages are told of. */
export interface AirBook {
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  readonly defaultPlace: AirPlace;
  /** Of a neighborhood, or of the county. */
  pictureOf(area: AreaId | null, language: Language): PageTold['picture'];
}

const NOWHERE: PageTold = { title: null, description: null, path: null };

/** The air map, the tracker and its method, in words true of the snapshot; null for a page of another subject. */
export function tellAirPage(
  address: PageAddress,
  book: AirBook,
  words: AirPageWords,
): PageTold | null {
  const told = tell(address, book, words);
  if (told === null || told.description === null || !book.air.data.sample) return told;
  return { ...told, description: `${words.descriptions.sample} ${told.description}` };
}

function tell(address: PageAddress, book: AirBook, words: AirPageWords): PageTold | null {
  const page = readPage(address.steps, address.query);
  const { titles, descriptions } = words;
  switch (page?.kind) {
    case 'air-map':
      return {
        ...tellMap(page.area, book, words),
        ...feedsOf(page.area, book, address.language),
        picture: book.pictureOf(page.area, address.language),
      };
    case 'air': {
      const place = page.place ?? book.defaultPlace;
      const { label, longitude, latitude } = place;
      // a point outside of all neighborhoods has a page that says so
      const slug = book.places.locate(longitude, latitude);
      const area = book.places.data.areas.neighborhoods.find(({ id }) => id === slug);
      if (label === '' || area === undefined) return { ...NOWHERE, title: titles.tracker };
      return {
        title: titles.place(label),
        description: describePlace(place, page.place === null, book, words),
        // anyone can write any label before any point: search engines list the neighborhood's own page
        path: page.place === null ? pagePath(page) : neighborhoodPath(area),
        ...feedsOf(area.id, book, address.language),
        // of its neighborhood: a label that anyone can write stands in no picture
        picture: book.pictureOf(area.id, address.language),
      };
    }
    case 'air-unknown':
      return { ...NOWHERE, title: titles.tracker, isMissing: true };
    case 'air-method':
      return { title: titles.method, description: descriptions.method, path: pagePath(page) };
    case 'embed-air-map':
      return { ...NOWHERE, title: titles.embed };
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

function tellMap(slug: string | null, book: AirBook, { titles, descriptions }: AirPageWords) {
  const { air, places } = book;
  const { names } = air.data.areas;
  const area = slug === null ? undefined : air.areaOf.get(slug);
  if (slug !== null && area === undefined)
    return { ...NOWHERE, title: titles.map, isMissing: true };
  const hour = air.hours?.shown;
  const ranked = hour === undefined ? [] : rankAreas(air, hour, 'site');
  const own = area === undefined ? ranked[0] : ranked.find((one) => one.area === area);
  const name = own === undefined ? '' : (names[own.area] as string);
  const figure = own && { name, aqi: own.index.aqi, category: own.index.category };
  return {
    title: area === undefined ? titles.map : titles.mapOfArea(names[area] as string),
    description:
      own === undefined || figure === undefined || hour === undefined
        ? null
        : area === undefined
          ? descriptions.map({ neighborhoods: ranked.length, worst: figure, hour })
          : descriptions.area({ ...figure, rank: own.rank, ranked: ranked.length, hour }),
    path: pagePath({ kind: 'air-map', area: slug }),
    // the map has its shapes while its code is still coming; the hash in the address is that of these very shapes
    data: [`/api/neighborhoods/geojson?v=${places.lastingGeojson.neighborhoods.hash}`],
  };
}

/** Null in an hour without a reading. */
function describePlace(
  { label, longitude, latitude }: AirPlace,
  isDefault: boolean,
  { air }: AirBook,
  { descriptions }: AirPageWords,
): string | null {
  const hour = air.hours?.shown;
  // spec 7: all stations for the default place
  const sensors = isDefault ? ALL_SENSORS : DEFAULT_SENSORS;
  const [reading] = aqiAt(air, { lat: latitude, long: longitude, sensors }, EARTH);
  if (hour === undefined || reading === undefined) return null;
  const { aqi, aqi_category: category, stations } = reading;
  return descriptions.place({ name: label, aqi, category, stations, hour });
}

/** The point is known to lie in a neighborhood. */
const EARTH = [-180, -90, 180, 90] as const;
