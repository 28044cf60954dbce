import { createHash } from 'node:crypto';
import type { Bounds } from '@townlight/domain/county';
import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { formatCount } from '../../../ingest/format-counts.ts';
import type { LoadResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint } from '../../../ingest/release/publish-release.ts';
import { withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import { checkOutsideCounty } from '../../../ingest/rows/check-outside-county.ts';
import { parseFeatures, type RawFeature } from '../../../ingest/rows/parse-features.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import type { RemoveSampleOfFeatures, RunAfterBoundaries } from './boundary-hooks.ts';
import type { ProvidedAreaFeature } from './provided-area-feature.ts';
import { type BoundariesReport, publishBoundaries } from './publish-boundaries.ts';
import { type Boundaries, type BoundariesOptions, readBoundaries } from './read-boundaries.ts';

export type BoundariesLoadOptions = BoundariesOptions &
  LoadContext & {
    file: string;
    /** Allows the file to replace most or all areas in force. */
    replaceAll?: boolean | undefined;
    /** Deletes the residents in force, which are of another census. */
    forgetResidents?: boolean | undefined;
    /** Allows more areas without residents than a file of the same census leaves. */
    acceptAnyway?: boolean | undefined;
    /** Bounding box of the county's areas; not checked when undefined. */
    searchBounds?: Bounds | undefined;
    /** Allows most areas to be outside. */
    acceptOutside?: boolean | undefined;
    /** Places the records again, in the same transaction. */
    afterBoundaries?: RunAfterBoundaries | undefined;
    /** Removes the sample data of other features when these are the first real boundaries. */
    removeSample?: RemoveSampleOfFeatures | undefined;
  };

/** Publishes a file of boundaries as one release, atomically. */
export async function ingestBoundaries(
  database: Database,
  ingest: BoundariesLoadOptions,
): Promise<LoadResult<BoundariesReport>> {
  const { partition, idProperty, nameProperty, where, vintage, ...publishing } = ingest;
  const file = await readFileBytes(ingest.file);
  const { origin } = file;
  const boundaries = readBoundaries(parseFeatures(file), ingest, origin);
  refuseEmpty(boundaries, origin, where);
  refuseMostlyWrong(boundaries, origin);
  boundaries.remarks.push(...checkOutsideAreas(boundaries, ingest, origin));
  const rejected = { folder: ingest.rejectsFolder, name: partition, header: ['area'] };
  return await withRejectsFile(rejected, async (rejects) => {
    const loaded = await inTransaction(database.pool, (client) =>
      publishBoundaries(client, {
        partition,
        boundaries,
        origin,
        fingerprint: computeFingerprint(file.sha256, [
          partition,
          idProperty,
          nameProperty,
          where,
          // the fingerprints of releases before this option must not change
          ...(vintage === undefined ? [] : [vintage]),
        ]),
        sample: false,
        replaceAll: publishing.replaceAll,
        forgetResidents: publishing.forgetResidents,
        acceptAnyway: publishing.acceptAnyway,
        afterBoundaries: publishing.afterBoundaries,
        removeSample: publishing.removeSample,
      }),
    );
    if (loaded.outcome === 'published')
      for (const { number, name, reason } of boundaries.rejected)
        rejects.add(number, `feature ${number} ${reason}`, [name]);
    return loaded;
  });
}

export type ProvidedBoundaries = {
  partition: Partition;
  features: readonly ProvidedAreaFeature[];
  /** Name of the release, in place of a file name. */
  origin: string;
  sample?: boolean;
  afterBoundaries?: RunAfterBoundaries | undefined;
};

/** Publishes areas with their residents and coverage as one release, in a new transaction. */
export async function ingestBoundaryFeatures(
  database: Database,
  given: ProvidedBoundaries,
): Promise<LoadResult<BoundariesReport>> {
  return await inTransaction(database.pool, (client) => loadBoundaryFeatures(client, given));
}

/** Publishes areas inside the caller's transaction, so that the sample county loads atomically. */
export async function loadBoundaryFeatures(
  client: PoolClient,
  { partition, features, origin, sample = false, afterBoundaries }: ProvidedBoundaries,
): Promise<LoadResult<BoundariesReport>> {
  const raw = features.map(
    ({ geometry, properties }, i): RawFeature => ({ number: i + 1, geometry, properties }),
  );
  const boundaries = readBoundaries(
    raw,
    { partition, idProperty: 'id', nameProperty: 'name' },
    origin,
  );
  refuseEmpty(boundaries, origin);
  const sha256 = createHash('sha256').update(JSON.stringify(features)).digest('hex');
  const loaded = await publishBoundaries(client, {
    partition,
    boundaries,
    origin,
    fingerprint: computeFingerprint(sha256, [partition]),
    sample,
    areaProperties: features.map(({ properties }) => properties),
    afterBoundaries,
  });
  return loaded.outcome === 'published' ? { ...loaded, rejects: null } : loaded;
}

function refuseEmpty(
  { areas, rejected, leftOut }: Boundaries,
  origin: string,
  where?: BoundariesOptions['where'],
): void {
  if (areas.length > 0) return;
  const [first] = rejected;
  if (first === undefined)
    throw new Failure(
      `${origin}: none of ${leftOut} features has ${where?.property} = "${where?.value}"; check --where`,
    );
  throw new Failure(
    `${origin}: none of ${rejected.length} features is an area, so nothing was published; ` +
      `feature ${first.number} (${first.name}) ${first.reason}`,
  );
}

function checkOutsideAreas(
  { areas }: Boundaries,
  { searchBounds, acceptOutside }: BoundariesLoadOptions,
  origin: string,
): string[] {
  if (searchBounds === undefined) return [];
  const [west, south, east, north] = searchBounds;
  const outside = areas.filter(
    ({ longitude: x, latitude: y }) => x < west || x > east || y < south || y > north,
  );
  return checkOutsideCounty({
    origin,
    singular: 'area',
    all: areas.length,
    outside: outside.map(({ name }) => name),
    advice: 'Load the boundaries of the county, or choose its areas with --where',
    accepted: acceptOutside,
  });
}

/** Refuses a file of which most features are not areas or share ids: publishing it would delete the areas in force. */
function refuseMostlyWrong(
  { areas, rejected, idProperty, sharedIds }: Boundaries,
  origin: string,
): void {
  const stays = 'nothing was published and the current boundaries stay';
  const features = rejected.length + areas.reduce((sum, area) => sum + area.features, 0);
  const [first] = rejected;
  if (first !== undefined && rejected.length * 2 > features)
    throw new Failure(
      `${origin}: ${rejected.length} of ${features} features are not areas, so ${stays}; ` +
        `feature ${first.number} (${first.name}) ${first.reason}`,
    );
  if (sharedIds * 2 > features)
    throw new Failure(
      `${origin}: "${idProperty}" has only ${formatCount(areas.length, 'id')} for ${features} features with different ` +
        `names, so ${stays}; use --id-property to choose one that is different for each`,
    );
}
