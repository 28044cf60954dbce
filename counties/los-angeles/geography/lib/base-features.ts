/** The base map's lines, rings and points as layers of the OpenMapTiles schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { buildOcean } from './ocean.ts';
import type { Position } from './plane.ts';
import { type BaseMapLine, readLines, readPoints } from './read.ts';

type Properties = Record<string, string | number>;

/** A feature and the minimum zoom level of its tiles. */
export interface BaseFeature {
  readonly layer: string;
  readonly minZoom: number;
  readonly feature: Feature<Geometry, Properties>;
}

/** Routes of the county that are interstates or U.S. highways; all others are state routes. */
const INTERSTATES = new Set(['5', '10', '105', '110', '210', '405', '605', '710']);
const US_ROUTES = new Set(['101']);
/** 110 is a state route north of downtown, and 210 east of Glendora. */
const STATE_FROM: Record<string, (at: Position) => boolean> = {
  '110': ([, lat]) => lat > 34.04,
  '210': ([lon]) => lon > -117.81,
};

/** @param folder with `basemap/` in it */
export function readBaseFeatures(folder: string): BaseFeature[] {
  const file = (name: string) => join(folder, 'basemap', name);
  const json = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as FeatureCollection;
  return [
    { layer: 'water', minZoom: 0, feature: buildOcean(json('land.json')) },
    ...json('water.json').features.flatMap(waters),
    ...json('county-line.json').features.map(countyLine),
    ...json('freeways.json').features.flatMap(freeway),
    ...readLines(file('streets.csv')).flatMap(street),
    ...readLines(file('parks.csv')).flatMap(park),
    ...readLines(file('airfields.csv')).map(airfield),
    ...json('places.json').features.map(place),
    ...readPoints(file('points.csv')).map(point),
  ];
}

function base(
  layer: string,
  minZoom: number,
  geometry: Geometry,
  properties: Properties,
): BaseFeature {
  return { layer, minZoom, feature: { type: 'Feature', geometry, properties } };
}

function waters({ geometry, properties }: Feature): BaseFeature[] {
  const { name, kind } = properties as { name: string; kind: 'lake' | 'river' };
  if (kind === 'river') {
    return [base('waterway', 8, geometry, { class: 'river', name })];
  }
  const ring = geometry.type === 'Polygon' ? (geometry.coordinates[0] as Position[]) : [];
  return [
    base('water', 8, geometry, { class: 'lake' }),
    base('water_name', 11, { type: 'Point', coordinates: middle(ring) }, { class: 'lake', name }),
  ];
}

function countyLine({ geometry }: Feature): BaseFeature {
  return base('boundary', 0, geometry, { admin_level: 6, maritime: 0 });
}

function freeway({ geometry, properties }: Feature): BaseFeature[] {
  const { ref, kind } = properties as { ref: string; kind: 'freeway' | 'highway' };
  const line = geometry.type === 'LineString' ? (geometry.coordinates as Position[]) : [];
  const road = kind === 'freeway' ? 'motorway' : 'trunk';
  const numbered = stretches(line, ref).map(({ segment, network }) =>
    base(
      'transportation_name',
      kind === 'freeway' ? 8 : 9,
      { type: 'LineString', coordinates: segment },
      { class: road, network, ref, ref_length: ref.length },
    ),
  );
  return [base('transportation', 0, geometry, { class: road }), ...numbered];
}

/** Splits a route where it changes from an interstate to a state route. */
function stretches(line: Position[], ref: string): { segment: Position[]; network: string }[] {
  const network = INTERSTATES.has(ref)
    ? 'us-interstate'
    : US_ROUTES.has(ref)
      ? 'us-highway'
      : 'us-state';
  const isState = STATE_FROM[ref];
  if (isState === undefined) return [{ segment: line, network }];
  const at = line.findIndex(isState);
  // separated by one leg: MapLibre joins lines of the same number, whatever their shield
  return [
    { segment: line.slice(0, at), network },
    { segment: line.slice(at), network: 'us-state' },
  ];
}

function street({ fields, line }: BaseMapLine): BaseFeature[] {
  const geometry: Geometry = { type: 'LineString', coordinates: line };
  const road = fields.get('class') ?? '';
  const name = fields.get('name') ?? '';
  const ref = (fields.get('ref') ?? '').replace(/^CA /, '');
  const numbered = { network: 'us-state', ref, ref_length: ref.length };
  return [
    base('transportation', road === 'primary' ? 10 : 11, geometry, { class: road }),
    base('transportation_name', 11, geometry, { class: road, name, ...(ref !== '' && numbered) }),
  ];
}

function park({ fields, line }: BaseMapLine): BaseFeature[] {
  const rank = Number(fields.get('rank'));
  const called = { class: fields.get('class') ?? '', name: fields.get('name') ?? '', rank };
  const minZoom = rank <= 2 ? 6 : 9;
  return [
    base('park', minZoom, { type: 'Polygon', coordinates: [line] }, { class: called.class }),
    base('park', Math.min(12, 8 + rank), { type: 'Point', coordinates: middle(line) }, called),
  ];
}

function airfield({ fields, line }: BaseMapLine): BaseFeature {
  const kind = fields.get('class') ?? '';
  const geometry: Geometry =
    kind === 'runway'
      ? { type: 'LineString', coordinates: line }
      : { type: 'Polygon', coordinates: [line] };
  return base('aeroway', 10, geometry, { class: kind });
}

/** Maps the list's ranks, 1 to 4, to those that OpenMapTiles gives cities and towns. */
const RANKS: Record<number, number> = { 1: 1, 2: 4, 3: 7, 4: 10 };

function place({ geometry, properties }: Feature): BaseFeature {
  const { name, rank, kind } = properties as { name: string; rank: number; kind: string };
  if (kind === 'water') {
    const water = rank === 1 ? 'ocean' : rank === 2 ? 'bay' : 'lake';
    return base('water_name', rank === 3 ? 10 : 6, geometry, { class: water, name });
  }
  if (kind === 'mountain' && !name.endsWith('Island')) {
    return base('mountain_peak', rank === 2 ? 8 : 10, geometry, { class: 'ridge', name, rank });
  }
  const category =
    kind === 'mountain'
      ? 'island'
      : kind === 'region'
        ? 'region'
        : kind === 'neighborhood'
          ? rank <= 3
            ? 'suburb'
            : 'neighbourhood'
          : rank <= 2
            ? 'city'
            : 'town';
  const minZoom = category === 'region' || category === 'island' ? 8 : rank <= 2 ? 6 : 8;
  return base('place', minZoom, geometry, { class: category, name, rank: RANKS[rank] ?? 10 });
}

function point({ fields, line }: BaseMapLine): BaseFeature {
  const name = fields.get('name') ?? '';
  const kind = fields.get('class') ?? '';
  const rank = Number(fields.get('rank'));
  const geometry: Geometry = { type: 'Point', coordinates: line[0] as Position };
  const code = fields.get('code') ?? '';
  if (fields.get('layer') === 'airport') {
    return base('aerodrome_label', 9 + Math.min(rank, 3), geometry, {
      class: kind,
      name,
      iata: code,
    });
  }
  if (fields.get('layer') === 'peak') {
    const feet = Number(fields.get('feet'));
    const ele = Math.round(feet / 3.28084);
    return base('mountain_peak', 8 + rank, geometry, {
      class: kind,
      name,
      rank,
      ele,
      ele_ft: feet,
    });
  }
  return base('place', rank <= 5 ? 6 : 8, geometry, { class: kind, name, rank });
}

/** Returns the middle of a ring's bounding box, where its name is placed. */
function middle(ring: readonly Position[]): Position {
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  return [(Math.min(...lons) + Math.max(...lons)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2];
}
