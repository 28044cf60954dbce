import { asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { release } from '../loading/schema.ts';
import { area } from '../places/schema.ts';
import type { AddressData } from './index/address-data.ts';
import { gatherStreets } from './index/gather-streets.ts';
import { layOutAddresses } from './index/lay-out-addresses.ts';
import { addressStreet } from './schema.ts';
import type { StoredStreet } from './store.ts';

/** An area as the search knows it. */
export interface SearchArea {
  readonly partition: 'neighborhoods' | 'zipcodes';
  /** The id that the web uses. */
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly city: string | null;
  readonly longitude: number;
  readonly latitude: number;
}

/** What places are searched in, as the builder posts it. */
export interface AddressSearchData {
  readonly addresses: AddressData;
  readonly areas: readonly SearchArea[];
}

type Reads = Pick<NodePgDatabase, 'select'>;

const STREETS_PER_READ = 10_000;

/** Addresses seldom change and take a second to lay out: `before` is taken over where they have not. */
export async function buildAddressSearchData(
  db: Reads,
  before?: AddressSearchData,
): Promise<AddressSearchData> {
  const [newest] = await db
    .select({ id: release.id })
    .from(release)
    .where(eq(release.kind, 'addresses'))
    .orderBy(desc(release.id))
    .limit(1);
  const fingerprint = `release ${newest?.id ?? 0}`;
  const addresses =
    before?.addresses.fingerprint === fingerprint
      ? before.addresses
      : layOutAddresses(await gatherStreets(readAllStreets(db)), fingerprint);
  return { addresses, areas: await readAreas(db) };
}

async function* readAllStreets(db: Reads): AsyncGenerator<readonly StoredStreet[]> {
  let after = 0;
  while (true) {
    const rows: StoredStreet[] = await db
      .select({
        id: addressStreet.id,
        words: addressStreet.words,
        street: addressStreet.street,
        city: addressStreet.city,
        postcode: addressStreet.postcode,
        houses: addressStreet.houses,
        stretches: addressStreet.stretches,
      })
      .from(addressStreet)
      .where(gt(addressStreet.id, after))
      .orderBy(asc(addressStreet.id))
      .limit(STREETS_PER_READ);
    yield rows;
    if (rows.length < STREETS_PER_READ) return;
    after = (rows[rows.length - 1] as StoredStreet).id;
  }
}

async function readAreas(db: Reads): Promise<SearchArea[]> {
  const rows = await db
    .select({
      partition: area.partition,
      slug: area.slug,
      name: area.name,
      kind: area.kind,
      city: area.city,
      longitude: area.longitude,
      latitude: area.latitude,
    })
    .from(area)
    .where(ne(area.partition, 'tracts'));
  return rows as SearchArea[];
}
