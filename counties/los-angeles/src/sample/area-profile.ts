import { createRandomStream, drawNormal } from '@townlight/county/sample';
import { type AreaCharacter, computeOffenseShares } from './characters.ts';
import type { SampleArea } from './make-sample-area.ts';
import type { OffenseKindName } from './offense-kinds.ts';
import { placeTraitsById } from './places.ts';
import { getRegionProfile } from './regions.ts';

/** The model's expectations for one area. */
export interface AreaProfile {
  readonly character: AreaCharacter;
  /** Incidents in a month of ordinary length and season, at the end of the window. */
  readonly level: number;
  /** Change per year beyond that of the kinds of offense, as a share. */
  readonly drift: number;
  readonly shares: ReadonlyMap<OffenseKindName, number>;
}

/** The spread among areas of one region: the standard deviation of the logarithm of their rates. */
const SPREAD_OF_RATES = 0.2;
/** The same for the share of one kind of offense among areas of one character. */
const SPREAD_OF_SHARES = 0.16;
const SPREAD_OF_DRIFTS = 0.04;

export function buildAreaProfile(area: SampleArea, seed: number): AreaProfile {
  const random = createRandomStream(seed, area.id, 'profile');
  const around = (spread: number) => Math.exp(spread * drawNormal(random) - spread ** 2 / 2);
  const region = getRegionProfile(area.region);
  const place = placeTraitsById[area.id] ?? {};
  const character = place.character ?? region.character;
  // Places named in `places.ts` are set by hand, so their random spread is smaller.
  const spread = place.times === undefined ? SPREAD_OF_RATES : SPREAD_OF_RATES / 3;
  const perResident = (area.residents / 1000) * region.level * (place.times ?? 1) * around(spread);
  const drift = region.drift + SPREAD_OF_DRIFTS * drawNormal(random);

  const shares = new Map<OffenseKindName, number>();
  let total = 0;
  for (const [kind, share] of computeOffenseShares(character)) {
    const weight = share * around(SPREAD_OF_SHARES);
    shares.set(kind, weight);
    total += weight;
  }
  for (const [kind, share] of shares) shares.set(kind, share / total);
  return { character, level: place.aMonth ?? perResident, drift, shares };
}
