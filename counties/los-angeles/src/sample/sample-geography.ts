import { readFileSync } from 'node:fs';
import type { AreaKind, Partition } from '@townlight/domain/places';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { SampleArea } from './make-sample-area.ts';

/** The properties of a sample area; the gazetteer has more for neighborhoods than for the rest. */
export interface SampleAreaProperties {
  id: string;
  name: string;
  residents: number;
  kind?: AreaKind;
  /** The city that it is or is part of; undefined in unincorporated areas. */
  city?: string;
  region?: string;
  /** The slug of the agency that polices it. */
  agency?: string;
}

export interface SamplePartition {
  partition: Partition;
  featureCollection: FeatureCollection<MultiPolygon, SampleAreaProperties>;
}

/** Loads the sample county's areas in three partitions from the files in `geography/`. */
export function loadSampleGeography(): SamplePartition[] {
  const topology = JSON.parse(readGeographyFile('areas.topojson')) as Topology<
    Record<Partition, GeometryCollection<{ id: string; name?: string }>>
  >;
  const residents = readResidents();
  const gazetteer = readGazetteer();
  const agencies = readCoverage();
  const partitions: readonly Partition[] = ['neighborhoods', 'zipcodes', 'tracts'];
  return partitions.map((partition) => ({
    partition,
    featureCollection: {
      type: 'FeatureCollection',
      features: feature(topology, topology.objects[partition]).features.map((area) => {
        const { id, name = id } = area.properties;
        const count = residents.get(`${partition},${id}`);
        if (count === undefined) {
          throw new Error(`population.csv has no row for ${id} of ${partition}`);
        }
        const agency = agencies.get(id);
        const known =
          partition === 'neighborhoods' && agency !== undefined
            ? { ...gazetteer.get(id), agency }
            : undefined;
        return {
          type: 'Feature',
          geometry: asMultiPolygon(area.geometry as Polygon | MultiPolygon),
          properties: { id, name, residents: count, ...known },
        };
      }),
    },
  }));
}

/** Converts the neighborhoods for the incident model. */
export function toSampleAreas(geography: readonly SamplePartition[]): SampleArea[] {
  const neighborhoods = geography.find(({ partition }) => partition === 'neighborhoods');
  return (neighborhoods?.featureCollection.features ?? []).map(({ properties, geometry }) => {
    const { id, name, residents, region, agency } = properties;
    if (region === undefined || agency === undefined) {
      throw new Error(`gazetteer.csv or coverage.csv has no row for the neighborhood ${id}`);
    }
    return { id, name, residents, region, agency, polygon: geometry };
  });
}

function asMultiPolygon(geometry: Polygon | MultiPolygon): MultiPolygon {
  return geometry.type === 'MultiPolygon'
    ? geometry
    : { type: 'MultiPolygon', coordinates: [geometry.coordinates] };
}

function readResidents(): Map<string, number> {
  return new Map(
    readTable('population.csv').map((row) => [`${row.partition},${row.id}`, Number(row.residents)]),
  );
}

type FromGazetteer = Pick<SampleAreaProperties, 'kind' | 'city' | 'region'>;

function readGazetteer(): Map<string, FromGazetteer> {
  return new Map(
    readTable('gazetteer.csv').map(({ slug = '', kind, city, region = '' }) => [
      slug,
      { kind: kind as AreaKind, region, ...(city ? { city } : {}) },
    ]),
  );
}

function readCoverage(): Map<string, string> {
  return new Map(readTable('../coverage.csv').map(({ area = '', agency = '' }) => [area, agency]));
}

/** Parses a geography file; these files are the project's and have no quoted fields. */
function readTable(file: string): Record<string, string>[] {
  const [header = '', ...lines] = readGeographyFile(file).trim().split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
}

function readGeographyFile(name: string): string {
  return readFileSync(new URL(`../../geography/${name}`, import.meta.url), 'utf8');
}
