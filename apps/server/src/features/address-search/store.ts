import type { PoolClient } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../platform/database/query.ts';
import type { PackedStreet } from './ingest/collect-streets.ts';

/** Limits one statement to well below what the embedded database accepts at once. */
const BYTES_PER_STATEMENT = 1 << 20;
const STREETS_PER_STATEMENT = 2_000;
const STREETS_PER_READ = 10_000;

export type StoredStreet = PackedStreet & { readonly id: number };

/** Reads the streets of a source, or of all sources, by id in batches. */
export async function* readStreets(
  db: Queryable,
  source: string | null = null,
): AsyncGenerator<readonly StoredStreet[]> {
  let after = 0;
  while (true) {
    const rows = await selectRows<StoredStreet>(
      db,
      `select id, words, street, city, postcode, houses, stretches from address_street
        where id > $1 and ($2::text is null or source = $2) order by id limit $3`,
      [after, source, STREETS_PER_READ],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < STREETS_PER_READ) return;
    after = (rows[rows.length - 1] as StoredStreet).id;
  }
}

/** Inserts or updates streets by source, words, city and zip code. */
export async function upsertStreets(
  client: PoolClient,
  source: string,
  streets: readonly PackedStreet[],
): Promise<void> {
  for (let at = 0; at < streets.length; ) {
    const batch: PackedStreet[] = [];
    for (let bytes = 0; at < streets.length && batch.length < STREETS_PER_STATEMENT; at++) {
      const street = streets[at] as PackedStreet;
      bytes += street.houses.length + street.stretches.length + 200;
      if (bytes > BYTES_PER_STATEMENT && batch.length > 0) break;
      batch.push(street);
    }
    await client.query(
      `insert into address_street (source, words, street, city, postcode, houses, stretches)
       select $1, words, street, city, postcode, houses, stretches
         from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bytea[])
           as given (words, street, city, postcode, houses, stretches)
       on conflict (source, words, city, postcode) do update
          set street = excluded.street, houses = excluded.houses, stretches = excluded.stretches`,
      [
        source,
        batch.map(({ words }) => words),
        batch.map(({ street }) => street),
        batch.map(({ city }) => city),
        batch.map(({ postcode }) => postcode),
        batch.map(({ houses }) => houses),
        batch.map(({ stretches }) => stretches),
      ],
    );
  }
}

/** Deletes streets by their ids. */
export async function deleteStreets(client: PoolClient, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await client.query('delete from address_street where id = any($1)', [ids]);
}

/** Reads the boundaries with the city or, outside of cities, the name of the area. */
export async function readPlaceShapes(
  db: Queryable,
  partition: SearchableArea['partition'] = 'neighborhoods',
) {
  return await selectRows<{ id: number; name: string; coordinates: number[][][][] }>(
    db,
    `select id, coalesce(city, name) as name, coordinates from area where partition = $1 order by slug collate "C"`,
    [partition],
  );
}

/** What determines the streets of the search. */
export interface StreetDataVersion {
  /** Id of the newest release of addresses; `null` where none was loaded. */
  readonly addresses: number | null;
  /** Id of the newest release of boundaries, from which streets without a city get one. */
  readonly boundaries: number | null;
  /** Whether all releases are of the sample county. */
  readonly sample: boolean;
}

/** Reads what changes whenever the streets of the search change. */
export async function readStreetDataVersion(db: Queryable): Promise<StreetDataVersion> {
  const row = await selectRow<StreetDataVersion>(
    db,
    `select max(id) filter (where kind = 'addresses') as addresses,
            max(id) filter (where kind = 'boundaries') as boundaries,
            coalesce(bool_and(sample), false) as sample
       from release`,
  );
  return row ?? { addresses: null, boundaries: null, sample: false };
}

/** An area in the place search. */
export interface SearchableArea {
  readonly partition: 'neighborhoods' | 'zipcodes';
  /** The id that the web uses. */
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly city: string | null;
  readonly longitude: number;
  readonly latitude: number;
}

/** Reads the areas that can be searched by name. */
export async function readSearchableAreas(db: Queryable): Promise<SearchableArea[]> {
  return await selectRows(
    db,
    `select partition, slug, name, kind, city, longitude, latitude from area where partition <> 'tracts'`,
  );
}
