import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeArea } from '../../testing/make-area.ts';
import { makeRelease } from '../../testing/make-crime-rows.ts';
import { buildAddressSearchData } from './build-address-data.ts';
import { createStreetSearch } from './index/search-streets.ts';
import {
  CALIFORNIA,
  formatOpenAddressesCsv,
  loadAddresses,
  writeTempFile,
} from './testing/address-files.ts';

const mainStreets = async () => [
  {
    street: 'Vine Street',
    number: 1600,
    line: [
      [-118.35, 34.14],
      [-118.35, 34.15],
    ] as const,
  },
];

async function find(database: Database, typed: string) {
  const data = await buildAddressSearchData(database.pool, mainStreets);
  const [found] = createStreetSearch(data.addresses, CALIFORNIA).search(typed, null, 1);
  return { streets: data.streets, label: found?.label, city: found?.city, zip: found?.postcode };
}

describeOnStore('the streets of the search', (open) => {
  test('are invented in the sample county, without numbers in a real one, and then the loaded ones', async () => {
    const database = await open();
    await makeArea(database.pool, { name: 'Hollywood', corner: [-118.4, 34.1] });
    await makeArea(database.pool, {
      partition: 'zipcodes',
      name: '90028',
      corner: [-118.4, 34.1],
      policedBy: [],
    });
    const place = { city: 'Hollywood', zip: '90028' };
    await makeRelease(database.pool, { sample: true });
    expect(await find(database, '1650 vine st')).toEqual({
      streets: 'sample',
      label: '1650 Vine Street',
      ...place,
    });

    await makeRelease(database.pool);
    expect(await find(database, '1650 vine st')).toEqual({
      streets: 'main-streets',
      label: 'Vine Street',
      ...place,
    });

    const houses = [[-118.35, 34.148, 1650, 'OAK ST', 'LOS ANGELES', '90028']] as const;
    await loadAddresses(database, writeTempFile('la.csv', formatOpenAddressesCsv(houses)));
    expect(await find(database, '1650 oak st')).toEqual({
      streets: 'loaded',
      label: '1650 Oak St',
      city: 'Los Angeles',
      zip: '90028',
    });
    expect((await find(database, '1650 vine st')).label).toBeUndefined();
    await database.close();
  });

  test('are built again when boundaries change, and only then', async () => {
    const database = await open();
    await makeRelease(database.pool, { sample: true });
    const first = await buildAddressSearchData(database.pool, mainStreets);
    const again = await buildAddressSearchData(database.pool, mainStreets, first);
    expect(again.addresses).toBe(first.addresses);
    await database.pool.query(
      `insert into release (kind, source, origin, fingerprint, sample)
       values ('boundaries', 'neighborhoods', 'made', '', true)`,
    );
    const changed = await buildAddressSearchData(database.pool, mainStreets, again);
    expect(changed.addresses).not.toBe(first.addresses);
    await database.close();
  });
});
