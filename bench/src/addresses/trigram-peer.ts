import type { AddressData } from '../../../apps/server/src/features/address-search/index/address-data.ts';
import { textAt } from '../../../apps/server/src/features/address-search/index/address-data.ts';

/** The query method that PGlite and the PostgreSQL pool share. */
export interface SqlClient {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Some ten megabytes of arrays, which PGlite still accepts in one statement. */
const ROWS_PER_STATEMENT = 50_000;

/** Loads the same addresses into a plain table with a trigram index. */
export async function loadTrigramTable(store: SqlClient, data: AddressData): Promise<void> {
  await store.query('create extension if not exists pg_trgm');
  await store.query('create table flat_address (label text, longitude int, latitude int)');
  let labels: string[] = [];
  let [from, at] = [0, 0];
  const write = async () => {
    await store.query(
      'insert into flat_address select * from unnest($1::text[], $2::int[], $3::int[])',
      [labels, [...data.longitudes.subarray(from, at)], [...data.latitudes.subarray(from, at)]],
    );
    labels = [];
    from = at;
  };
  for (let street = 0; street < data.streetCities.length; street++) {
    const name = textAt(data.streetLabels, street).toLowerCase();
    const city = (data.cities[data.streetCities[street] as number] as string).toLowerCase();
    for (; at < (data.streetHousesFrom[street + 1] as number); at++)
      labels.push(`${data.numbers[at]} ${name}, ${city}`);
    if (labels.length >= ROWS_PER_STATEMENT) await write();
  }
  await write();
  await store.query('create index on flat_address using gin (label gin_trgm_ops)');
  await store.query('analyze flat_address');
}

/** Returns the five most similar labels. Other words, such as the city, may follow the typed ones in a label. */
export async function searchTrigrams(store: SqlClient, typed: string) {
  const { rows } = await store.query<{ longitude: number; latitude: number }>(
    `select longitude, latitude from flat_address where $1 <% label
      order by word_similarity($1, label) desc, similarity($1, label) desc limit 5`,
    [typed.toLowerCase()],
  );
  return rows.map(({ longitude, latitude }) => ({
    longitude: longitude / 1e6,
    latitude: latitude / 1e6,
  }));
}
