import type { Pool } from 'pg';

/** Small bundle → its big bundles and its nicknames. */
export type TestCategories = Readonly<
  Record<string, { readonly in: readonly string[]; readonly nicknames: readonly string[] }>
>;

const USUAL: TestCategories = {
  Burglary: { in: ['Property Crime'], nicknames: ['Burglary', 'Attempted Burglary'] },
  Robbery: { in: ['Property Crime', 'Violent Crime'], nicknames: ['Robbery', 'Carjacking'] },
  'Package, Mail and Other Theft': { in: ['Property Crime'], nicknames: ['Petty Theft'] },
};

/** Inserts the categories. */
export async function makeCategories(
  pool: Pool,
  categories: TestCategories = USUAL,
): Promise<void> {
  for (const [small, { in: bigs, nicknames }] of Object.entries(categories)) {
    await pool.query('insert into small_bundle (name) values ($1)', [small]);
    for (const big of bigs) {
      await pool.query('insert into big_bundle (name) values ($1) on conflict do nothing', [big]);
      await pool.query('insert into small_bundle_big (small_bundle, big_bundle) values ($1, $2)', [
        small,
        big,
      ]);
    }
    for (const name of nicknames) {
      await pool.query('insert into nickname (name, small_bundle) values ($1, $2)', [name, small]);
    }
  }
}
