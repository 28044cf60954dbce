import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { lockReleases, publishIfChanged } from '../../../ingest/release/publish-release.ts';
import { Failure } from '../../../platform/failure.ts';
import { readAreaResidents } from '../store.ts';

export type AreaResidents = Awaited<ReturnType<typeof readAreaResidents>>[number];

/**
 * Publishes a file of residents as one release, unless it is the one in force.
 * @param save saves the residents; receives the areas of the partition, as they were before
 * @throws Failure while the partition has no areas
 */
export async function publishResidents<Facts extends object>(
  client: PoolClient,
  release: {
    readonly partition: Partition;
    readonly origin: string;
    readonly fingerprint: string;
    readonly vintage: number | null;
  },
  save: (
    areas: readonly AreaResidents[],
  ) => ReturnType<Parameters<typeof publishIfChanged<Facts>>[2]>,
) {
  const { partition, origin, fingerprint, vintage } = release;
  await lockReleases(client);
  const areas = await readAreaResidents(client, partition);
  if (areas.length === 0)
    throw new Failure(
      `${origin}: there are no ${partition} yet; load their boundaries first ` +
        `(townlight ingest boundaries --partition ${partition} --file …)`,
    );
  return await publishIfChanged(
    client,
    {
      subject: 'places',
      kind: 'population',
      source: partition,
      origin,
      fingerprint,
      vintage,
    },
    () => save(areas),
  );
}
