import type { CollectedStreets, PackedStreet } from './collect-streets.ts';
import { INTS_PER_STRETCH, unpackInts } from './packed-street.ts';

/** What a load writes and deletes, with its row counts. */
export interface StreetComparison {
  readonly rowsNew: number;
  readonly rowsUpdated: number;
  readonly rowsUnchanged: number;
  /** Number of houses and stretches that the source no longer contains. */
  readonly withdrawn: number;
  readonly toWrite: readonly PackedStreet[];
  readonly toDelete: readonly number[];
}

/** Compares the addresses of a file with those stored for its source. */
export function compareStreets(
  collected: CollectedStreets,
  stored: ReadonlyMap<string, PackedStreet & { id: number }>,
): StreetComparison {
  let [rowsNew, rowsUpdated, rowsUnchanged, withdrawn] = [0, 0, collected.repeated, 0];
  const toWrite: PackedStreet[] = [];
  for (const [key, street] of collected.streets) {
    const before = stored.get(key);
    if (before === undefined) {
      rowsNew += street.houses.length / 12;
      toWrite.push(street);
      continue;
    }
    const same = before.houses.equals(street.houses);
    if (same) rowsUnchanged += street.houses.length / 12;
    else {
      const found = compareHouses(unpackInts(before.houses), unpackInts(street.houses));
      rowsNew += found.fresh;
      rowsUpdated += found.moved;
      rowsUnchanged += found.same;
      withdrawn += found.gone;
    }
    if (!same || !before.stretches.equals(street.stretches) || before.street !== street.street)
      // the spelling of the city may have changed; the row is found by its stored spelling
      toWrite.push({ ...street, city: before.city });
  }
  const toDelete: number[] = [];
  for (const [key, before] of stored) {
    if (collected.streets.has(key)) continue;
    toDelete.push(before.id);
    withdrawn += before.houses.length / 12;
  }
  const ranges = compareRanges(collected, stored);
  return {
    rowsNew: rowsNew + ranges.fresh,
    rowsUpdated: rowsUpdated + ranges.moved,
    rowsUnchanged: rowsUnchanged + ranges.same,
    withdrawn,
    toWrite,
    toDelete,
  };
}

/** Compares two packed lists: all numbers in ascending order, then longitudes, then latitudes. */
function compareHouses(before: Int32Array, after: Int32Array) {
  const [had, has] = [before.length / 3, after.length / 3];
  const counts = { fresh: 0, moved: 0, same: 0, gone: 0 };
  let [a, b] = [0, 0];
  while (a < had || b < has) {
    const old = a < had ? (before[a] as number) : Number.POSITIVE_INFINITY;
    const now = b < has ? (after[b] as number) : Number.POSITIVE_INFINITY;
    if (old < now) counts.gone++;
    else if (old > now) counts.fresh++;
    else if (before[had + a] === after[has + b] && before[2 * had + a] === after[2 * has + b])
      counts.same++;
    else counts.moved++;
    if (old <= now) a++;
    if (now <= old) b++;
  }
  return counts;
}

function compareRanges(collected: CollectedStreets, stored: ReadonlyMap<string, PackedStreet>) {
  const counts = { fresh: 0, moved: 0, same: 0 };
  const known = new Map<string, Set<string>>();
  const stretchesOf = (key: string) => {
    let set = known.get(key);
    if (set === undefined) {
      const street = stored.get(key);
      const ints = street === undefined ? new Int32Array() : unpackInts(street.stretches);
      set = new Set();
      for (let at = 0; at < ints.length; at += INTS_PER_STRETCH)
        set.add(ints.subarray(at, at + INTS_PER_STRETCH).join());
      known.set(key, set);
    }
    return set;
  };
  for (const { pieces } of collected.ranges) {
    const storedCount = pieces.filter(({ key, stretch }) =>
      stretchesOf(key).has(stretch.join()),
    ).length;
    if (storedCount === 0) counts.fresh++;
    else if (storedCount < pieces.length) counts.moved++;
    else counts.same++;
  }
  return counts;
}
