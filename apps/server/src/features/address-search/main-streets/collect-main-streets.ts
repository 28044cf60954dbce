import type { StreetRangeSide } from '../ingest/address-record.ts';
import { type PackedStreet, StreetCollector } from '../ingest/collect-streets.ts';

/** A hundred block of a county's main streets. */
export interface MainStreetBlock {
  readonly street: string;
  /** The invented first number, a multiple of 100. */
  readonly number: number;
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
}

/** Returns the name of the area at a point; empty outside of all. */
export type FindAreaName = (longitude: number, latitude: number) => string;

/** Matches no typed number: the street is found, and its houses are not. */
const NO_NUMBER: readonly Pick<StreetRangeSide, 'from' | 'to'>[] = [{ from: -1, to: -1 }];

/**
 * Returns the streets of an installation without addresses.
 * @param withNumbers with the invented numbers: in the sample county only
 */
export function collectMainStreets(
  blocks: readonly MainStreetBlock[],
  { cityAt, postcodeAt }: { cityAt: FindAreaName; postcodeAt: FindAreaName },
  withNumbers: boolean,
): PackedStreet[] {
  const streets = new StreetCollector(cityAt);
  for (const { street, number, line } of blocks) {
    const middle = line[line.length >> 1] as readonly [number, number];
    const postcode = postcodeAt(...middle);
    const sides = withNumbers ? sidesOf(number) : NO_NUMBER;
    streets.addRange({ street, line, sides: sides.map((side) => ({ ...side, postcode })) });
  }
  return [...streets.finish().streets.values()];
}

function sidesOf(number: number): Pick<StreetRangeSide, 'from' | 'to'>[] {
  return [
    { from: number, to: number + 98 },
    { from: number + 1, to: number + 99 },
  ];
}
