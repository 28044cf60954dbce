import { type CategoryTables, toDescriptionKey } from '@townlight/domain/bundles';
import type { PoolClient } from 'pg';

/** Advisory lock key, unique in this program: "BUND" in ASCII. */
const CATEGORIES_LOCK = 0x42_55_4e_44;

/** Waits for a save in progress in any process, and blocks others until the transaction ends. */
export async function lockCategories(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [CATEGORIES_LOCK]);
}

/**
 * Writes the differences, inside the caller's transaction. A renamed row is inserted under its new name and all
 * references are moved before the old row is deleted, so rows may swap names. Any number of changes takes a dozen
 * statements.
 */
export async function saveCategories(
  client: PoolClient,
  before: CategoryTables,
  after: CategoryTables,
): Promise<void> {
  const big = difference(before.bigBundles, after.bigBundles, (name) => name);
  const small = difference(before.smallBundles, after.smallBundles, ({ name }) => name);
  const pairs = difference(pairsOf(before), pairsOf(after), (pair) => JSON.stringify(pair));
  const nicknames = difference(before.nicknames, after.nicknames, ({ name }) => name);
  const former = difference(before.formerNames, after.formerNames, (row) => JSON.stringify(row));
  const descriptions = changedDescriptions(before, after);
  const parentBefore = new Map(before.nicknames.map((row) => [row.name, row.smallBundle]));
  const movedNicknames = after.nicknames.filter(
    ({ name, smallBundle }) => (parentBefore.get(name) ?? null) !== smallBundle,
  );

  await client.query('insert into big_bundle (name) select unnest($1::text[])', [big.added]);
  await client.query('insert into small_bundle (name) select unnest($1::text[])', [
    small.added.map(({ name }) => name),
  ]);
  await client.query(
    'insert into small_bundle_big (small_bundle, big_bundle) select * from unnest($1::text[], $2::text[])',
    [pairs.added.map(([child]) => child), pairs.added.map(([, parent]) => parent)],
  );
  await client.query('insert into nickname (name) select unnest($1::text[])', [
    nicknames.added.map(({ name }) => name),
  ]);
  await client.query(
    `update nickname set small_bundle = given.parent
       from unnest($1::text[], $2::text[]) as given (name, parent) where nickname.name = given.name`,
    [movedNicknames.map(({ name }) => name), movedNicknames.map((row) => row.smallBundle)],
  );
  await client.query(
    `update crime_code set description = given.name, nickname = given.nickname
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (agency, code, name, nickname)
      where crime_code.agency = given.agency and crime_code.code = given.code`,
    [
      descriptions.map(({ agency }) => agency),
      descriptions.map(({ code }) => code),
      descriptions.map(({ name }) => name),
      descriptions.map(({ nickname }) => nickname),
    ],
  );
  await client.query('delete from nickname where name = any($1::text[])', [
    nicknames.removed.map(({ name }) => name),
  ]);
  await client.query(
    `delete from small_bundle_big using unnest($1::text[], $2::text[]) as given (small, big)
      where small_bundle = given.small and big_bundle = given.big`,
    [pairs.removed.map(([child]) => child), pairs.removed.map(([, parent]) => parent)],
  );
  await client.query('delete from small_bundle where name = any($1::text[])', [
    small.removed.map(({ name }) => name),
  ]);
  await client.query('delete from big_bundle where name = any($1::text[])', [big.removed]);
  await client.query(
    `delete from bundle_former_name using unnest($1::text[], $2::text[]) as given (in_table, name)
      where bundle_former_name.in_table = given.in_table and bundle_former_name.name = given.name`,
    [former.removed.map(({ table }) => table), former.removed.map(({ name }) => name)],
  );
  await client.query(
    'insert into bundle_former_name (in_table, name, now) select * from unnest($1::text[], $2::text[], $3::text[])',
    [
      former.added.map(({ table }) => table),
      former.added.map(({ name }) => name),
      former.added.map(({ now }) => now),
    ],
  );
}

function difference<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): { readonly added: readonly Row[]; readonly removed: readonly Row[] } {
  const [were, are] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    added: after.filter((row) => !were.has(keyOf(row))),
    removed: before.filter((row) => !are.has(keyOf(row))),
  };
}

function pairsOf({ smallBundles }: CategoryTables): (readonly [string, string])[] {
  return smallBundles.flatMap(({ name, bigBundles }) =>
    bigBundles.map((parent) => [name, parent] as const),
  );
}

function changedDescriptions(before: CategoryTables, after: CategoryTables) {
  const were = new Map(
    before.descriptions.map((row) => [toDescriptionKey(row.agency, row.code), row]),
  );
  return after.descriptions.filter(({ agency, code, name, nickname }) => {
    const was = were.get(toDescriptionKey(agency, code));
    return was?.name !== name || was.nickname !== nickname;
  });
}
