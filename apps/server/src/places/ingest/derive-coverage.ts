import { LEAST_POLICED_SHARE } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { latticeOver } from '../geometry/check-tiling.ts';
import { createPointIndex } from '../point-index.ts';
import { readAreaShapes } from '../store.ts';

const PROBES_PER_SIDE = 30;

/**
 * Says who polices the zip codes and tracts of which no coverage file says it: the agencies of the neighborhoods that
 * make up at least a tenth of the area.
 * @returns how many areas have a derived coverage now
 */
export async function deriveCoverage(
  client: PoolClient,
  partitions: readonly Partition[],
): Promise<number> {
  const derivable = partitions.filter((partition) => partition !== 'neighborhoods');
  if (derivable.length === 0) return 0;
  await client.query(
    `delete from police_coverage c using area a
      where a.id = c.area_id and c.basis = 'derived' and a.partition = any($1)`,
    [derivable],
  );
  const { rows } = await client.query<{ area_id: number; agency: string; partition: Partition }>(
    'select c.area_id, c.agency, a.partition from police_coverage c join area a on a.id = c.area_id',
  );
  const agencies = new Map<number, string[]>();
  for (const { area_id, agency, partition } of rows)
    if (partition === 'neighborhoods')
      agencies.set(area_id, [...(agencies.get(area_id) ?? []), agency]);
  if (agencies.size === 0) return 0;
  const stated = new Set(
    rows.filter(({ partition }) => partition !== 'neighborhoods').map(({ area_id }) => area_id),
  );

  const neighborhoods = createPointIndex(await readAreaShapes(client, 'neighborhoods'));
  const derived: { id: number; agency: string }[] = [];
  for (const partition of derivable) {
    const shapes = await readAreaShapes(client, partition);
    for (const { id, coordinates, longitude, latitude } of shapes) {
      if (stated.has(id)) continue;
      // an index of its own, so that areas that overlap do not take each other's points
      const own = createPointIndex([{ id, coordinates }]);
      const points = [...latticeOver(coordinates, PROBES_PER_SIDE)].filter(
        ([x, y]) => own.locate(x, y) === id,
      );
      // so narrow that no point of the lattice is inside
      if (points.length === 0) points.push([longitude, latitude]);
      const policed = new Map<string, number>();
      for (const [x, y] of points)
        for (const agency of agencies.get(neighborhoods.locate(x, y)) ?? [])
          policed.set(agency, (policed.get(agency) ?? 0) + 1);
      for (const [agency, count] of policed)
        if (count >= LEAST_POLICED_SHARE * points.length) derived.push({ id, agency });
    }
  }
  await client.query(
    `insert into police_coverage (area_id, agency, basis)
     select id, agency, 'derived' from unnest($1::int[], $2::text[]) as derived (id, agency)`,
    [derived.map(({ id }) => id), derived.map(({ agency }) => agency)],
  );
  return new Set(derived.map(({ id }) => id)).size;
}
