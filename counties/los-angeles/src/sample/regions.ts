import type { AreaCharacter } from './characters.ts';

/** The model's defaults for a region. */
export interface RegionProfile {
  /** Reported incidents a month for 1,000 residents. */
  readonly level: number;
  /** Change per year beyond that of the kinds of offense, as a share. */
  readonly drift: number;
  readonly character: AreaCharacter;
}

const regionsByName: Record<string, RegionProfile> = {
  'Central L.A.': { level: 4.42, drift: -0.05, character: 'dense' },
  'South L.A.': { level: 4.69, drift: -0.06, character: 'dense' },
  Westside: { level: 3.27, drift: -0.02, character: 'mixed' },
  'San Fernando Valley': { level: 3.1, drift: 0.01, character: 'mixed' },
  'Northeast L.A.': { level: 2.92, drift: -0.03, character: 'mixed' },
  Eastside: { level: 2.83, drift: -0.02, character: 'dense' },
  Harbor: { level: 2.92, drift: 0.02, character: 'mixed' },
  'South Bay': { level: 2.21, drift: 0.01, character: 'mixed' },
  Southeast: { level: 2.48, drift: 0.03, character: 'mixed' },
  'San Gabriel Valley': { level: 1.86, drift: 0.02, character: 'suburban' },
  'Pomona Valley': { level: 2.21, drift: 0, character: 'suburban' },
  Verdugos: { level: 1.86, drift: 0.03, character: 'suburban' },
  'Antelope Valley': { level: 2.57, drift: 0.05, character: 'suburban' },
  'Northwest County': { level: 1.42, drift: -0.01, character: 'suburban' },
  'Santa Monica Mountains': { level: 1.33, drift: 0, character: 'suburban' },
  'Angeles Forest': { level: 1.33, drift: 0.02, character: 'open' },
};

const elsewhere: RegionProfile = { level: 2.66, drift: 0, character: 'mixed' };

export function getRegionProfile(name: string): RegionProfile {
  return regionsByName[name] ?? elsewhere;
}
