import type { CategoryScheme } from '@townlight/domain/bundles';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
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
