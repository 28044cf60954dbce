import type { TimeProfileName } from './time-profiles.ts';

/** Where in an area a kind of offense mostly happens. */
export type OffenseLocationKind = 'streets' | 'homes';

/** How often a crime type is reported in the model, where and when. */
export interface OffenseModel {
  /** Relative to the other types. */
  readonly weight: number;
  readonly setting: OffenseLocationKind;
  readonly time: TimeProfileName;
  /** The month of the year with most reports, and by how much it exceeds the mean. */
  readonly peak: number;
  readonly swing: number;
}

const kind = (
  weight: number,
  setting: OffenseLocationKind,
  time: TimeProfileName,
  peak: number,
  swing: number,
): OffenseModel => ({ weight, setting, time, peak, swing });

/** By the name of the crime type; the first pattern that fits. Orders of magnitude of a city, invented in detail. */
const KINDS: readonly (readonly [name: RegExp, kind: OffenseModel])[] = [
  [/homicide|murder|manslaughter/i, kind(0.1, 'streets', 'night', 7, 0.1)],
  [/rape|sex/i, kind(1.2, 'homes', 'night', 7, 0.06)],
  [/traffick|kidnap|arson|extort|embezzl|prostitut/i, kind(0.3, 'streets', 'evening', 7, 0.05)],
  [/robbery/i, kind(3.5, 'streets', 'evening', 8, 0.07)],
  [/(theft|break-?in).*from.*(vehicle|car|auto)/i, kind(12, 'streets', 'night', 7, 0.1)],
  [
    /(vehicle|car|auto).*(theft|taking)|(theft|taking).*of.*(vehicle|car|auto)/i,
    kind(11, 'homes', 'night', 11, 0.06),
  ],
  [/aggravated|serious assault/i, kind(5.6, 'streets', 'evening', 7, 0.15)],
  [/domestic/i, kind(5.9, 'homes', 'evening', 7, 0.11)],
  [/assault|battery|violence/i, kind(9.4, 'streets', 'evening', 8, 0.11)],
  [/burglar|unlawful entry/i, kind(10, 'homes', 'day', 12, 0.1)],
  [/shoplift/i, kind(5.6, 'streets', 'retail', 12, 0.12)],
  [/theft|larceny|stolen/i, kind(7, 'streets', 'day', 8, 0.08)],
  [/vandal|damage|graffiti/i, kind(8, 'streets', 'night', 7, 0.07)],
  [/fraud|forger|identity|swindle/i, kind(5, 'homes', 'paperwork', 1, 0.05)],
  [/drug|weapon/i, kind(1.7, 'streets', 'evening', 5, 0.05)],
];

const OTHERWISE = kind(2, 'streets', 'day', 8, 0.04);

/** Returns what the model assumes for a crime type. */
export function findOffenseModel(crimeType: string): OffenseModel {
  return KINDS.find(([name]) => name.test(crimeType))?.[1] ?? OTHERWISE;
}
