import type { CategoryScheme } from '@townlight/domain/bundles';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { bigBundle, nickname, smallBundle, smallBundleBig } from './schema.ts';

/** Which categories do staff keep? Everything in the order of its name. */
export async function readCategoryScheme(
  db: Pick<NodePgDatabase, 'select'>,
): Promise<CategoryScheme> {
  const big = await db.select().from(bigBundle);
  const small = await db.select().from(smallBundle);
  const pairs = await db.select().from(smallBundleBig);
  const nicknames = await db.select().from(nickname);
  const parents = Map.groupBy(pairs, (pair) => pair.smallBundle);
  return {
    bigBundles: big.map(({ name }) => name).sort(byLetters),
    smallBundles: small
      .map(({ name }) => ({
        name,
        bigBundles: (parents.get(name) ?? []).map((pair) => pair.bigBundle).sort(byLetters),
      }))
      .sort((a, b) => byLetters(a.name, b.name)),
    nicknames: nicknames.sort((a, b) => byLetters(a.name, b.name)),
  };
}

/** The store's own order depends on its language; ours does not. */
function byLetters(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

/** Crime categories to begin with; a county pack brings them. */
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
 * Plants the county's categories in a store that has none, inside the caller's transaction; where staff
 * keep categories already, nothing is touched. Answers whether it planted.
 */
export async function seedCategories(client: PoolClient, seed: SeedCategories): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from big_bundle union all select 1 from small_bundle limit 1',
  );
  if (rows.length > 0) return false;
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
