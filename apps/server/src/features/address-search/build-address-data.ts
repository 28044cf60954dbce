import type { Queryable } from '../../platform/database/query.ts';
import { createPointIndex } from '../places/index.ts';
import type { AddressData } from './index/address-data.ts';
import { buildAddressIndex } from './index/build-address-index.ts';
import { type MergedStreet, mergeStreets } from './index/merge-streets.ts';
import {
  collectMainStreets,
  type FindAreaName,
  type MainStreetBlock,
} from './main-streets/collect-main-streets.ts';
import {
  readPlaceShapes,
  readSearchableAreas,
  readStreetDataVersion,
  readStreets,
  type SearchableArea,
} from './store.ts';

/** The data of the place search, as the snapshot builder posts it. */
export interface AddressSearchData {
  readonly addresses: AddressData;
  /** Loaded addresses; invented ones on the main streets of the sample county; main streets without numbers. */
  readonly streets: 'loaded' | 'sample' | 'main-streets';
  readonly areas: readonly SearchableArea[];
}

/**
 * Builds the search data; without loaded addresses, from the county's main streets. Reuses the addresses of `before`
 * while their release is the same, because indexing takes a second.
 */
export async function buildAddressSearchData(
  db: Queryable,
  mainStreets: () => Promise<readonly MainStreetBlock[]>,
  before?: AddressSearchData,
): Promise<AddressSearchData> {
  const { addresses: release, boundaries, sample } = await readStreetDataVersion(db);
  const fingerprint =
    release === null
      ? `main streets, boundaries ${boundaries}, sample ${sample}`
      : `release ${release}`;
  const areas = await readSearchableAreas(db);
  const streets = release !== null ? 'loaded' : sample ? 'sample' : 'main-streets';
  if (before?.addresses.fingerprint === fingerprint)
    return { addresses: before.addresses, streets, areas };
  const merged =
    release === null
      ? await readMainStreets(db, await mainStreets(), sample)
      : await mergeStreets(readStreets(db));
  return { addresses: buildAddressIndex(merged, fingerprint), streets, areas };
}

async function readMainStreets(
  db: Queryable,
  blocks: readonly MainStreetBlock[],
  withNumbers: boolean,
): Promise<MergedStreet[]> {
  const [cityAt, postcodeAt] = [
    await createNameAt(db, 'neighborhoods'),
    await createNameAt(db, 'zipcodes'),
  ];
  return await mergeStreets([collectMainStreets(blocks, { cityAt, postcodeAt }, withNumbers)]);
}

async function createNameAt(
  db: Queryable,
  partition: SearchableArea['partition'],
): Promise<FindAreaName> {
  const shapes = await readPlaceShapes(db, partition);
  if (shapes.length === 0) return () => '';
  const index = createPointIndex(shapes);
  const names = new Map(shapes.map(({ id, name }) => [id, name]));
  return (longitude, latitude) => names.get(index.locate(longitude, latitude)) ?? '';
}
