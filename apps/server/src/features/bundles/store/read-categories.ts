import {
  type CategoryTables,
  compareAlphabetically,
  compareByName,
  type Description,
  type NamedTable,
} from '@townlight/domain/bundles';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { crimeCodeTable } from '../../crime/schema.ts';
import {
  bigBundleTable,
  bundleFormerNameTable,
  nicknameTable,
  smallBundleBigTable,
  smallBundleTable,
} from '../schema.ts';

/** All categories, with the ids that crime counts use for descriptions. */
export interface StoredCategories extends CategoryTables {
  readonly descriptions: readonly (Description & { readonly id: number })[];
}

/** Reads all categories and official descriptions, sorted by name. */
export async function readCategories(
  db: Pick<NodePgDatabase, 'select'>,
): Promise<StoredCategories> {
  const big = await db.select().from(bigBundleTable);
  const small = await db.select().from(smallBundleTable);
  const pairs = await db.select().from(smallBundleBigTable);
  const nicknames = await db.select().from(nicknameTable);
  const formerNames = await db.select().from(bundleFormerNameTable);
  const descriptions = await db
    .select({
      id: crimeCodeTable.id,
      agency: crimeCodeTable.agency,
      code: crimeCodeTable.code,
      name: crimeCodeTable.description,
      nickname: crimeCodeTable.nickname,
    })
    .from(crimeCodeTable)
    .orderBy(crimeCodeTable.id);
  const parents = Map.groupBy(pairs, (pair) => pair.smallBundle);
  return {
    bigBundles: big.map(({ name }) => name).sort(compareAlphabetically),
    smallBundles: small
      .map(({ name }) => ({
        name,
        bigBundles: (parents.get(name) ?? [])
          .map((pair) => pair.bigBundle)
          .sort(compareAlphabetically),
      }))
      .sort(compareByName),
    nicknames: nicknames.sort(compareByName),
    formerNames: formerNames
      .map(({ inTable, name, now }) => ({ table: inTable as NamedTable, name, now }))
      .sort(compareByName),
    descriptions,
  };
}

/** Reads the categories inside a transaction that then writes. */
export async function readCategoriesInTransaction(client: PoolClient): Promise<StoredCategories> {
  return await readCategories(drizzle(client));
}
