import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';

export type NamedAgency = { slug: string; name: string };

export type CoveredArea = { areaId: number; agency: string };

/** Reads which agencies police the areas of a partition, stated or derived. */
export async function readCoverage(
  client: PoolClient,
  partition: Partition,
): Promise<(CoveredArea & { basis: 'stated' | 'derived' })[]> {
  const { rows } = await client.query<CoveredArea & { basis: 'stated' | 'derived' }>(
    `select c.area_id as "areaId", c.agency, c.basis
       from police_coverage c join area a on a.id = c.area_id where a.partition = $1`,
    [partition],
  );
  return rows;
}

/** Replaces all stated coverage of a partition. */
export async function replaceStatedCoverage(
  client: PoolClient,
  partition: Partition,
  covered: readonly CoveredArea[],
): Promise<void> {
  await client.query(
    `delete from police_coverage c using area a
      where a.id = c.area_id and a.partition = $1
        and (c.basis = 'stated' or c.area_id = any($2))`,
    [partition, covered.map(({ areaId }) => areaId)],
  );
  await client.query(
    `insert into police_coverage (area_id, agency, basis)
     select area_id, agency, 'stated' from unnest($1::int[], $2::text[]) as given (area_id, agency)`,
    [covered.map(({ areaId }) => areaId), covered.map(({ agency }) => agency)],
  );
}

/** The derived coverage of an area that no file covers. */
export type DerivedCoverage = {
  id: number;
  partition: Partition;
  slug: string;
  /** Slug of an agency → its share of the area, 0 to 1. */
  agencies: Readonly<Record<string, number>>;
  /** The share that they police together, 0 to 1. */
  share: number;
  /** What the shares measure. */
  of: 'residents' | 'area';
};

/** Replaces all derived coverage. */
export async function replaceDerivedPoliceCoverage(
  client: PoolClient,
  derived: readonly DerivedCoverage[],
): Promise<void> {
  await client.query("delete from police_coverage where basis = 'derived'");
  await client.query(
    `update area set policed_share = given.share, policed_share_of = given.of
       from (select area.id, new.share, new.of
               from area left join unnest($1::int[], $2::float8[], $3::text[]) as new (id, share, of)
                 on new.id = area.id) as given
      where area.id = given.id
        and (area.policed_share, area.policed_share_of) is distinct from (given.share, given.of)`,
    [derived.map(({ id }) => id), derived.map(({ share }) => share), derived.map(({ of }) => of)],
  );
  const pairs = derived.flatMap(({ id, agencies }) =>
    Object.entries(agencies).map(([agency, share]) => ({ id, agency, share })),
  );
  await client.query(
    `insert into police_coverage (area_id, agency, basis, share)
     select id, agency, 'derived', share
       from unnest($1::int[], $2::text[], $3::float8[]) as derived (id, agency, share)`,
    [pairs.map(({ id }) => id), pairs.map(({ agency }) => agency), pairs.map(({ share }) => share)],
  );
}

/** Reads the agencies that have records. */
export async function readAgencies(client: PoolClient): Promise<NamedAgency[]> {
  const { rows } = await client.query<NamedAgency>('select slug, name from agency');
  return rows;
}

export async function upsertAgencies(
  client: PoolClient,
  agencies: readonly NamedAgency[],
): Promise<void> {
  await client.query(
    `insert into agency (slug, name) select * from unnest($1::text[], $2::text[])
     on conflict (slug) do nothing`,
    [agencies.map(({ slug }) => slug), agencies.map(({ name }) => name)],
  );
}
