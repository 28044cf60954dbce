import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import { withdrawSampleReleases } from '../../../ingest/release/publish-release.ts';
import { deletePartition } from '../store.ts';
import type { RemoveSampleOfFeatures, RunAfterBoundaries } from './boundary-hooks.ts';
import { deleteResidents, SAMPLE_RESIDENTS } from './residents-in-force.ts';

/**
 * Removes the sample county, if any of its boundaries are in force, in the transaction of the first real ones: invented
 * records are not placed in real areas, and no invented areas remain next to them. Areas of the partition being loaded
 * stay, so that they are updated.
 * @param partitions whose boundaries in force are those of the sample county
 * @returns remarks for the operator
 */
export async function removeSampleCounty(
  client: PoolClient,
  partitions: readonly Partition[],
  options: {
    readonly partition: Partition;
    readonly removeSample?: RemoveSampleOfFeatures | undefined;
    readonly afterBoundaries?: RunAfterBoundaries | undefined;
  },
): Promise<string[]> {
  const { partition, removeSample, afterBoundaries } = options;
  if (partitions.length === 0) return [];
  const remarks: string[] = [];
  // records first: areas without any are deleted quickly
  const features = (await removeSample?.(client)) ?? [];
  const remaining = partitions.filter((one) => one !== partition);
  for (const other of remaining) {
    await deletePartition(client, other);
    await deleteResidents(client, other, SAMPLE_RESIDENTS);
    await afterBoundaries?.(client, other);
  }
  await withdrawSampleReleases(client, 'boundaries');
  const removed = [...features, ...remaining];
  if (removed.length > 0) remarks.push(`the sample data were removed: ${formatList(removed)}`);
  const counts = await deleteResidents(client, partition, SAMPLE_RESIDENTS);
  if (counts > 0)
    remarks.push(
      `${formatCount(counts, 'invented resident count')} of the sample county ${counts === 1 ? 'was' : 'were'} removed`,
    );
  return remarks;
}
