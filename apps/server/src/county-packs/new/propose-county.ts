import tzLookup from '@photostructure/tz-lookup';
import type { NewCountyPack } from '@townlight/county';
import type { AreaTerm, Bounds } from '@townlight/domain/county';
import type { NewAreas } from './areas/read-areas.ts';

/** Pixels of a map next to its panel, into which the county has to fit. */
const MAP = { width: 800, height: 600 };
/** Width of the world at zoom level 0. */
const WORLD = 512;
/** Levels from the whole county to its surroundings. */
const LEVELS_BELOW = 1.5;
const MAX_ZOOM = 20;
/** The share of the county's width and height that its surroundings add on each side. */
const MARGIN = 0.15;

export interface CountyProposal {
  readonly slug: string;
  readonly name: string;
  /** The area that `/neighborhood` shows. */
  readonly defaultNeighborhood: string;
  /** Address of the crime type that `/crime` shows. */
  readonly defaultCrime: string;
  readonly timeZone?: string | undefined;
  readonly areaTerm?: AreaTerm | undefined;
  readonly states?: readonly string[] | undefined;
}

/** Proposes `county.yaml` from the areas. */
export function proposeCounty(areas: NewAreas, given: CountyProposal): NewCountyPack['county'] {
  const { bounds } = areas;
  const [west, south, east, north] = bounds;
  const latitude = round((south + north) / 2, 4);
  const longitude = round((west + east) / 2, 4);
  const zoom = fitZoom(bounds);
  const start = areas.areas.find(({ slug }) => slug === given.defaultNeighborhood);
  return {
    slug: given.slug,
    name: given.name,
    timeZone: given.timeZone ?? tzLookup(latitude, longitude),
    safetyMapView: {
      latitude,
      longitude,
      zoom,
      minZoom: Math.max(0, Math.floor(zoom - LEVELS_BELOW)),
      maxZoom: MAX_ZOOM,
    },
    baseMapView: { latitude, longitude, zoom: Math.min(MAX_ZOOM, zoom + 1) },
    searchBounds: [
      round(west - (east - west) * MARGIN, 3),
      round(south - (north - south) * MARGIN, 3),
      round(east + (east - west) * MARGIN, 3),
      round(north + (north - south) * MARGIN, 3),
    ],
    defaultNeighborhood: given.defaultNeighborhood,
    defaultCrime: given.defaultCrime,
    defaultAirPlace: {
      label: start?.name ?? given.name,
      longitude: round(start?.longitude ?? longitude, 4),
      latitude: round(start?.latitude ?? latitude, 4),
    },
    startPage: '/map',
    ...(given.states && { states: [...given.states] }),
    ...(given.areaTerm && { areaTerms: { en: { neighborhood: given.areaTerm } } }),
  };
}

/** Returns the zoom level, in halves, at which the bounds fit into the map in the projection of web maps. */
function fitZoom([west, south, east, north]: Bounds): number {
  const mercator = (degrees: number) =>
    Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
  const width = (east - west) / 360;
  const height = mercator(north) - mercator(south);
  const zoom = Math.log2(Math.min(MAP.width / width, MAP.height / height) / WORLD);
  return Math.min(MAX_ZOOM, Math.floor(zoom * 2) / 2);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
