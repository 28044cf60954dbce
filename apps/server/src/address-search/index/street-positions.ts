import { type LocatedNumber, locateBlock, locateNumber } from '@townlight/domain/address-search';
import { STRETCH_INTS } from '../ingest/packed-street.ts';
import type { AddressData } from './address-data.ts';

export type Located = Omit<LocatedNumber, 'certainty'> & {
  readonly certainty: LocatedNumber['certainty'] | 'street';
};

/** Where a house number of a street lies, by its houses first and then by the ranges of the Census. */
export function locateOnStreet(
  data: AddressData,
  street: number,
  number: number,
  block: boolean,
): Located | null {
  const houses = housesOf(data, street);
  if (block) return locateBlock(houses, number) ?? onStretch(data, street, number + 50, number % 2);
  const found = locateNumber(houses, number);
  if (found?.certainty === 'known') return found;
  return (
    onStretch(data, street, number, number % 2) ?? found ?? onStretch(data, street, number, null)
  );
}

/** A point in the middle of a street's houses. */
export function middleOfStreet(data: AddressData, street: number): Located {
  const { start, end } = housesOf(data, street);
  if (end > start) {
    const at = (start + end) >>> 1;
    return {
      longitude: (data.longitudes[at] as number) / 1e6,
      latitude: (data.latitudes[at] as number) / 1e6,
      certainty: 'street',
    };
  }
  const from = data.streetStretchesFrom[street] as number;
  const count = ((data.streetStretchesFrom[street + 1] as number) - from) / STRETCH_INTS;
  const at = from + STRETCH_INTS * (count >> 1);
  return {
    longitude: (data.stretchInts[at + 2] as number) / 1e6,
    latitude: (data.stretchInts[at + 3] as number) / 1e6,
    certainty: 'street',
  };
}

/** How many houses a street has; a stretch of it counts for ten. */
export function sizeOfStreet(data: AddressData, street: number): number {
  const { start, end } = housesOf(data, street);
  const stretches =
    (data.streetStretchesFrom[street + 1] as number) - (data.streetStretchesFrom[street] as number);
  return end - start + (10 * stretches) / STRETCH_INTS;
}

export function housesOf(data: AddressData, street: number) {
  return {
    numbers: data.numbers,
    longitudes: data.longitudes,
    latitudes: data.latitudes,
    start: data.streetHousesFrom[street] as number,
    end: data.streetHousesFrom[street + 1] as number,
  };
}

/** @param parity of the side, `null` for whichever */
function onStretch(
  { stretchInts, streetStretchesFrom }: AddressData,
  street: number,
  number: number,
  parity: number | null,
): Located | null {
  const end = streetStretchesFrom[street + 1] as number;
  for (let at = streetStretchesFrom[street] as number; at < end; at += STRETCH_INTS) {
    const from = stretchInts[at] as number;
    const to = stretchInts[at + 1] as number;
    if (number < Math.min(from, to) || number > Math.max(from, to)) continue;
    // a range from odd to even holds both
    if (parity !== null && (from - to) % 2 === 0 && from % 2 !== parity) continue;
    const share = from === to ? 0.5 : (number - from) / (to - from);
    const between = (part: number) =>
      ((stretchInts[at + part] as number) * (1 - share) +
        (stretchInts[at + part + 2] as number) * share) /
      1e6;
    return { longitude: between(2), latitude: between(3), certainty: 'between' };
  }
  return null;
}
