import { type AddressSearchSnapshot, openAddressSearch } from '../address-search/index.ts';
import { type BundlesSnapshot, openBundlesSnapshot } from '../bundles/index.ts';
import { type CrimeSnapshot, openCrimeSnapshot } from '../crime/index.ts';
import { openPlacesSnapshot, type PlacesSnapshot } from '../places/index.ts';
import type { Versions } from '../platform/database/version.ts';
import type { SnapshotData } from './build-snapshot.ts';

/** All figures of one version of the data. A request reads one snapshot from its beginning to its end. */
export interface Snapshot {
  readonly versions: Versions;
  readonly crime: CrimeSnapshot;
  readonly bundles: BundlesSnapshot;
  readonly places: PlacesSnapshot;
  readonly search: AddressSearchSnapshot;
}

/** Gives the builder's data the look-ups that requests need; takes a millisecond or two. */
export function openSnapshot(data: SnapshotData, before: Snapshot | undefined): Snapshot {
  const bundles = openBundlesSnapshot(data.crime.scheme);
  return {
    versions: data.versions,
    bundles,
    crime: openCrimeSnapshot(data.crime, bundles.names),
    places: openPlacesSnapshot(data.places, before?.places),
    search: openAddressSearch(data.search, before?.search),
  };
}
