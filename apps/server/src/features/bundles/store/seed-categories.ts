import type { PoolClient } from 'pg';

/** The initial crime categories, part of a county pack. */
export interface SeedCategories {
  readonly bigBundles: readonly { readonly name: string }[];
  readonly smallBundles: readonly {
    readonly name: string;
    readonly bigBundles: readonly string[];
  }[];
  readonly nicknames: readonly { readonly name: string; readonly smallBundle: string }[];
  readonly descriptions: readonly {
    readonly agency: string;
    readonly code: string;
    readonly name: string;
    readonly nickname: string | null;
  }[];
}

/**
 * Inserts the county's categories into an empty database, inside the caller's transaction. Existing categories are not
 * changed: new codes are added, and other differences are proposed by `townlight categories` (0051).
 * @returns whether it inserted them
 */
export async function seedCategories(client: PoolClient, seed: SeedCategories): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from big_bundle union all select 1 from small_bundle limit 1',
  );
  if (rows.length > 0) {
    await addMissingDescriptions(client, seed);
    return false;
  }
  await client.query('insert into big_bundle (name) select unnest($1::text[])', [
    seed.bigBundles.map((b) => b.name),
  ]);
  await client.query('insert into small_bundle (name) select unnest($1::text[])', [
    seed.smallBundles.map((s) => s.name),
  ]);
  const pairs = seed.smallBundles.flatMap((s) => s.bigBundles.map((big) => [s.name, big] as const));
  await client.query(
    'insert into small_bundle_big (small_bundle, big_bundle) select * from unnest($1::text[], $2::text[])',
    [pairs.map(([small]) => small), pairs.map(([, big]) => big)],
  );
  await client.query(
    'insert into nickname (name, small_bundle) select * from unnest($1::text[], $2::text[])',
    [seed.nicknames.map((n) => n.name), seed.nicknames.map((n) => n.smallBundle)],
  );
  await client.query(
    `insert into crime_code (agency, code, description, nickname)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
     on conflict (agency, code) do update set nickname = coalesce(crime_code.nickname, excluded.nickname)`,
    [
      seed.descriptions.map((d) => d.agency),
      seed.descriptions.map((d) => d.code),
      seed.descriptions.map((d) => d.name),
      seed.descriptions.map((d) => d.nickname),
    ],
  );
  return true;
}

/** Adds new codes, with the county's nickname where it exists; otherwise the code has no category. */
async function addMissingDescriptions(client: PoolClient, seed: SeedCategories): Promise<void> {
  await client.query(
    `insert into crime_code (agency, code, description, nickname)
     select given.agency, given.code, given.description, nickname.name
       from unnest($1::text[], $2::text[], $3::text[], $4::text[])
              as given (agency, code, description, nickname)
       left join nickname on nickname.name = given.nickname
     on conflict (agency, code) do nothing`,
    [
      seed.descriptions.map((d) => d.agency),
      seed.descriptions.map((d) => d.code),
      seed.descriptions.map((d) => d.name),
      seed.descriptions.map((d) => d.nickname),
    ],
  );
}
