import { PARTITION_SINGULAR, type Partition } from '@townlight/domain/places';
import { NotFound } from '../../../platform/http/errors.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';

const EXAMPLES: Record<Partition, string> = {
  neighborhoods:
    'its id is its name in small letters with hyphens, as /api/neighborhoods/names lists',
  zipcodes: 'its id is the five digits of the code',
  tracts: 'its id is the 11 digits of the GEOID',
};

/** @throws NotFound that describes the ids of the partition */
export function findAreaIndex(snapshot: CrimeSnapshot, partition: Partition, id: string): number {
  const area = snapshot.areaOf[partition].get(id);
  if (area !== undefined) return area;
  throw new NotFound(
    `There is no ${PARTITION_SINGULAR[partition]} "${id}"; ${EXAMPLES[partition]}.`,
  );
}

/** Parses `area`: repeated ids or a comma-separated list; `null` for all. Sorted by index. */
export function chooseAreas(
  snapshot: CrimeSnapshot,
  partition: Partition,
  requested: string | readonly string[] | undefined,
): number[] | null {
  if (requested === undefined) return null;
  const ids = (typeof requested === 'string' ? [requested] : requested).flatMap((text) =>
    text.split(','),
  );
  const areas = new Set<number>();
  for (const id of ids) if (id.trim()) areas.add(findAreaIndex(snapshot, partition, id.trim()));
  return areas.size === 0 ? null : [...areas].sort((a, b) => a - b);
}
