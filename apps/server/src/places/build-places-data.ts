import { createHash } from 'node:crypto';
import type { Partition } from '@townlight/domain/places';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { release } from '../releases/schema.ts';
import { areaGeojson } from './area-geojson.ts';
import { countyOutline } from './county-outline.ts';
import type { PolygonRings } from './geometry/ring.ts';
import { createPointIndex } from './point-index.ts';
import type { PointIndexData } from './point-index-data.ts';
import { area } from './schema.ts';

/** Boundaries and names as the builder posts them, on shared memory. */
export interface PlacesData {
  /** Changes whenever a boundary or a name does. */
  readonly fingerprint: string;
  /** GeoJSON in bytes, ready to send. */
  readonly geojson: Readonly<Record<Partition, Uint8Array>>;
  /** All neighborhoods as one, for pictures of the county: polygons, rings, positions. */
  readonly outline: PolygonRings[];
  /** In the order of their names. */
  readonly neighborhoods: readonly { id: number; slug: string; name: string }[];
  /** `null` while there are no neighborhoods. */
  readonly pointIndex: PointIndexData | null;
}

type Reads = Pick<NodePgDatabase, 'select'>;

/**
 * Makes what the map shows of the boundaries in the store. Boundaries seldom change and take seconds to
 * simplify: `before` is taken over where they have not.
 */
export async function buildPlacesData(db: Reads, before?: PlacesData): Promise<PlacesData> {
  const fingerprint = await fingerprintOf(db);
  if (before?.fingerprint === fingerprint) return before;
  const neighborhoods = await readShapes(db, 'neighborhoods');
  return {
    fingerprint,
    geojson: {
      neighborhoods: geojsonBytes(neighborhoods, 'neighborhoods'),
      zipcodes: geojsonBytes(await readShapes(db, 'zipcodes'), 'zipcodes'),
      tracts: geojsonBytes(await readShapes(db, 'tracts'), 'tracts'),
    },
    outline: countyOutline(neighborhoods),
    neighborhoods: neighborhoods
      .map(({ id, slug, name }) => ({ id, slug, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    pointIndex:
      neighborhoods.length === 0 ? null : createPointIndex(neighborhoods).toTransferable(),
  };
}

/** Which boundaries are in the store? Told by sizes and releases, without reading the coordinates. */
async function fingerprintOf(db: Reads): Promise<string> {
  const areas = await db
    .select({
      id: area.id,
      partition: area.partition,
      slug: area.slug,
      name: area.name,
      center: sql<string>`${area.longitude} || ' ' || ${area.latitude}`,
      size: sql<number>`pg_column_size(${area.coordinates})`,
    })
    .from(area)
    .orderBy(area.id);
  const [newest] = await db
    .select({ id: sql<number | null>`max(${release.id})` })
    .from(release)
    .where(eq(release.kind, 'boundaries'));
  return createHash('sha256')
    .update(JSON.stringify([newest?.id, areas]))
    .digest('base64url');
}

/** In the order of slugs, like the areas of every list. */
async function readShapes(db: Reads, partition: Partition) {
  const rows = await db
    .select({
      id: area.id,
      slug: area.slug,
      name: area.name,
      longitude: area.longitude,
      latitude: area.latitude,
      coordinates: area.coordinates,
    })
    .from(area)
    .where(eq(area.partition, partition))
    .orderBy(sql`${area.slug} collate "C"`);
  return rows as ((typeof rows)[number] & { coordinates: PolygonRings[] })[];
}

function geojsonBytes(shapes: Parameters<typeof areaGeojson>[0], partition: Partition): Uint8Array {
  const collection =
    shapes.length === 0
      ? { type: 'FeatureCollection', features: [] }
      : areaGeojson(shapes, partition);
  const text = Buffer.from(JSON.stringify(collection));
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
  bytes.set(text);
  return bytes;
}
