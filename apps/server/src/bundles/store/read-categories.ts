import {
  byLetters,
  byName,
  type CategoryTables,
  type Description,
  type NamedTable,
} from '@townlight/domain/bundles';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { crimeCode } from '../../crime/schema.ts';
import { bigBundle, bundleFormerName, nickname, smallBundle, smallBundleBig } from '../schema.ts';

/** All categories, with the ids that crime counts use for descriptions. */
export interface StoredCategories extends CategoryTables {
  readonly descriptions: readonly (Description & { readonly id: number })[];
}

/** Reads all categories and official descriptions, sorted by name. */
export async function readCategories(
  db: Pick<NodePgDatabase, 'select'>,
): Promise<StoredCategories> {
  const big = await db.select().from(bigBundle);
  const small = await db.select().from(smallBundle);
  const pairs = await db.select().from(smallBundleBig);
  const nicknames = await db.select().from(nickname);
  const formerNames = await db.select().from(bundleFormerName);
  const descriptions = await db
    .select({
      id: crimeCode.id,
      agency: crimeCode.agency,
      code: crimeCode.code,
      name: crimeCode.description,
      nickname: crimeCode.nickname,
    })
    .from(crimeCode)
    .orderBy(crimeCode.id);
  const parents = Map.groupBy(pairs, (pair) => pair.smallBundle);
  return {
    bigBundles: big.map(({ name }) => name).sort(byLetters),
    smallBundles: small
      .map(({ name }) => ({
        name,
        bigBundles: (parents.get(name) ?? []).map((pair) => pair.bigBundle).sort(byLetters),
      }))
      .sort(byName),
    nicknames: nicknames.sort(byName),
    formerNames: formerNames
      .map(({ inTable, name, now }) => ({ table: inTable as NamedTable, name, now }))
      .sort(byName),
    descriptions,
  };
}

/** Reads the categories inside a transaction that then writes. */
export async function readCategoriesToChange(client: PoolClient): Promise<StoredCategories> {
  return await readCategories(drizzle(client));
}
