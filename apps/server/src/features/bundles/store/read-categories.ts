import {
  type CategoryTables,
  compareAlphabetically,
  compareByName,
  type NamedTableKey,
  type OfficialDescription,
} from '@townlight/domain/bundles';
import { type Queryable, selectRows } from '../../../platform/database/query.ts';

/** All categories, with the ids that crime counts use for descriptions. */
export interface StoredCategories extends CategoryTables {
  readonly descriptions: readonly (OfficialDescription & { readonly id: number })[];
}

/** Reads all categories and official descriptions, sorted by name. */
export async function readCategories(db: Queryable): Promise<StoredCategories> {
  const big = await selectRows<{ name: string }>(db, 'select name from big_bundle');
  const small = await selectRows<{ name: string }>(db, 'select name from small_bundle');
  const pairs = await selectRows<{ smallBundle: string; bigBundle: string }>(
    db,
    'select small_bundle as "smallBundle", big_bundle as "bigBundle" from small_bundle_big',
  );
  const nicknames = await selectRows<CategoryTables['nicknames'][number]>(
    db,
    'select name, small_bundle as "smallBundle" from nickname',
  );
  const formerNames = await selectRows<{ table: NamedTableKey; name: string; now: string }>(
    db,
    'select in_table as table, name, now from bundle_former_name',
  );
  const descriptions = await selectRows<StoredCategories['descriptions'][number]>(
    db,
    'select id, agency, code, description as name, nickname from crime_code order by id',
  );
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
    formerNames: formerNames.sort(compareByName),
    descriptions,
  };
}
