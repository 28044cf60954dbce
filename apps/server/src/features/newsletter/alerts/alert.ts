import type { AqiCategory } from '@townlight/domain/air';
import type { CountChange } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { AlertKind } from '@townlight/domain/subscriptions';
import type { Hour, YearMonth } from '@townlight/domain/time';

/** A neighborhood of an alert, with its figures at the time of detection. It is stored as JSON with the alert. */
export interface AlertArea {
  readonly id: AreaId;
  readonly name: string;
  readonly figures: CrimeChangeFigures | UnhealthyAirFigures;
}

/** Crime of a month compared with the same month a year earlier. */
export interface CrimeChangeFigures {
  readonly kind: 'crime-change';
  readonly period: YearMonth;
  readonly count: number;
  readonly change: Extract<CountChange, { kind: 'clear' }>;
  readonly provisional: boolean;
}

export interface UnhealthyAirFigures {
  readonly kind: 'unhealthy-air';
  readonly hour: Hour;
  readonly aqi: number;
  readonly category: AqiCategory;
  /** Longitude and latitude of a point inside. */
  readonly center: readonly [number, number];
}

/** A detected alert. Each subscriber gets at most one email per id. */
export interface DetectedAlert {
  /** Id of the mailing: `crime-change 2026-10`, `unhealthy-air 2026-11-22`. */
  readonly id: string;
  readonly kind: AlertKind;
  readonly areas: readonly AlertArea[];
  /** Emails that were not sent by then are dropped. */
  readonly usefulUntil: Date;
}
