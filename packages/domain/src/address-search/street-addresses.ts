/** Addresses of one street, sorted by number. Coordinates in millionths of a degree. */
export interface StreetAddresses {
  readonly numbers: Int32Array;
  readonly longitudes: Int32Array;
  readonly latitudes: Int32Array;
  /** The street's slice of the arrays: from `start` to `end`, exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Returns the index of the first number that is not below `number`; `end` where there is none. */
export function findLowerBound({ numbers, start, end }: StreetAddresses, number: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the position of a house number in degrees; `null` where the street does not have it. */
export function findAddress(
  houses: StreetAddresses,
  number: number,
): { longitude: number; latitude: number } | null {
  const at = findLowerBound(houses, number);
  if (at === houses.end || houses.numbers[at] !== number) return null;
  return {
    longitude: (houses.longitudes[at] as number) / 1e6,
    latitude: (houses.latitudes[at] as number) / 1e6,
  };
}

/** Returns the mean position of a hundred block in degrees; `null` where none of its numbers is known. */
export function findBlock(
  houses: StreetAddresses,
  number: number,
): { longitude: number; latitude: number } | null {
  const block = number - (number % 100);
  const first = findLowerBound(houses, block);
  const end = findLowerBound(houses, block + 100);
  if (first >= end) return null;
  let [longitude, latitude] = [0, 0];
  for (let at = first; at < end; at++) {
    longitude += houses.longitudes[at] as number;
    latitude += houses.latitudes[at] as number;
  }
  return {
    longitude: longitude / (end - first) / 1e6,
    latitude: latitude / (end - first) / 1e6,
  };
}
