import type { OffenseLocationKind, TimeProfileName } from '@townlight/county/sample';

/** A kind of offense in the model, before it has an agency's code. */
export interface OffenseKind {
  /** Share of all records in percent, in an ordinary city neighborhood. */
  readonly share: number;
  readonly setting: OffenseLocationKind;
  readonly time: TimeProfileName;
  /** The season: the share by which the best month exceeds the mean, and which month that is. */
  readonly swing: number;
  readonly peak: number;
  /** Change per year, as a share: 0.05 rises by 5% a year. */
  readonly drift: number;
}

const kind = (
  share: number,
  setting: OffenseLocationKind,
  time: TimeProfileName,
  [swing, peak]: readonly [number, number],
  drift: number,
): OffenseKind => ({ share, setting, time, swing, peak, drift });

const steady = [0, 1] as const;

/** Shares, seasons and drifts are similar to those of a large American city, and invented in detail. */
export const offenseKinds = {
  homicide: kind(0.1, 'streets', 'night', [0.14, 7], -0.12),
  rape: kind(0.5, 'homes', 'night', [0.06, 7], -0.02),
  sexualContact: kind(0.6, 'streets', 'evening', [0.08, 7], 0),
  robbery: kind(3.5, 'streets', 'evening', [0.07, 8], -0.05),
  aggravatedAssault: kind(5.6, 'streets', 'evening', [0.15, 7], -0.04),
  simpleAssault: kind(9.4, 'streets', 'evening', [0.11, 8], 0.01),
  domesticAssault: kind(5.9, 'homes', 'evening', [0.11, 7], -0.01),
  threats: kind(3.9, 'homes', 'day', [0.05, 6], 0.02),
  kidnapping: kind(0.12, 'streets', 'evening', steady, 0),
  trafficking: kind(0.05, 'streets', 'night', steady, 0),
  homeBurglary: kind(5.2, 'homes', 'day', [0.1, 12], -0.03),
  businessBurglary: kind(5.0, 'streets', 'night', [0.05, 11], 0.01),
  theftFromVehicle: kind(12.6, 'streets', 'night', [0.1, 7], -0.04),
  vehicleParts: kind(3.4, 'homes', 'night', [0.04, 1], -0.09),
  vehicleTheft: kind(11.4, 'homes', 'night', [0.06, 11], 0.02),
  shoplifting: kind(5.6, 'streets', 'retail', [0.12, 12], 0.08),
  theftFromBuilding: kind(2.2, 'streets', 'retail', [0.04, 11], 0.02),
  otherTheft: kind(6.4, 'homes', 'day', [0.08, 12], 0.02),
  bicycleTheft: kind(0.8, 'streets', 'day', [0.22, 8], -0.03),
  pickpocketing: kind(0.5, 'streets', 'evening', [0.08, 8], 0.04),
  purseSnatching: kind(0.25, 'streets', 'retail', [0.05, 12], 0),
  vandalism: kind(8.1, 'streets', 'night', [0.07, 7], -0.02),
  arson: kind(0.28, 'streets', 'night', [0.12, 7], 0),
  identityTheft: kind(3.6, 'homes', 'paperwork', [0.07, 2], -0.06),
  cardFraud: kind(1.1, 'streets', 'paperwork', [0.05, 1], 0.01),
  swindle: kind(1.7, 'homes', 'paperwork', [0.04, 3], 0.05),
  forgery: kind(0.7, 'streets', 'paperwork', steady, -0.04),
  embezzlement: kind(0.5, 'streets', 'paperwork', steady, 0),
  extortion: kind(0.25, 'homes', 'paperwork', steady, 0.05),
  stolenProperty: kind(0.6, 'streets', 'evening', steady, 0.02),
  drugs: kind(1.7, 'streets', 'evening', [0.05, 5], 0.03),
  weapons: kind(1.5, 'streets', 'night', [0.06, 6], 0.02),
  shotsFired: kind(0.5, 'streets', 'night', [0.12, 7], -0.06),
  trespass: kind(2.1, 'streets', 'day', [0.05, 9], 0.03),
  disturbance: kind(0.6, 'streets', 'evening', [0.06, 7], 0),
  drunkDriving: kind(1.2, 'streets', 'night', [0.08, 12], 0),
  drunkenness: kind(0.4, 'streets', 'night', [0.06, 7], 0),
  hitAndRun: kind(1.6, 'streets', 'evening', [0.04, 10], 0),
  courtOrder: kind(2.0, 'homes', 'day', [0.04, 6], 0.01),
  familyOffense: kind(0.6, 'homes', 'day', [0.05, 5], 0),
  childAbuse: kind(0.4, 'homes', 'day', [0.12, 4], 0),
  sexOffense: kind(0.4, 'streets', 'day', [0.06, 6], 0),
  prostitution: kind(0.25, 'streets', 'night', steady, 0.02),
  animalCruelty: kind(0.05, 'homes', 'day', [0.1, 7], 0),
  other: kind(2.2, 'streets', 'day', [0.03, 8], 0.01),
} satisfies Record<string, OffenseKind>;

export type OffenseKindName = keyof typeof offenseKinds;
