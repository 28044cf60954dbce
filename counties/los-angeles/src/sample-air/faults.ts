import { computeRandomAt, hashNameToSeed } from '@townlight/county/sample';
import type { Hour } from '@townlight/domain/time';
import type { SampleStation } from './stations.ts';

/** A fault of a reading: it is missing, stuck at an earlier hour's value, or replaced by an absurd one. */
export type SensorFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'stuck'; readonly since: Hour }
  | { readonly kind: 'value'; readonly value: number };

const DAY = 24;
/** Daily probabilities per station of an outage, a few hours of service, and a stuck instrument. */
const OUTAGE = 0.006;
const SERVICE = 0.04;
const HUNG = 0.0015;
/** Hourly probabilities. */
const NEGATIVE = 0.0004;
const ABSURD = 0.00002;

/** Returns the fault of a station's hour; `null` for nearly all. */
export function findSensorFault(station: SampleStation, hour: Hour): SensorFault | null {
  const day = Math.floor(hour / DAY);
  const inDay = hour - day * DAY;
  const draw = (what: string, position: number) =>
    computeRandomAt(hashNameToSeed(`${what} ${station.id}`), position);
  // an outage lasts up to three days
  for (let back = 0; back < 3; back++) {
    if (draw('outage', day - back) < OUTAGE && draw('outage days', day - back) * 3 >= back)
      return { kind: 'missing' };
  }
  if (draw('service', day) < SERVICE) {
    const from = 15 + Math.floor(draw('service hour', day) * 6);
    if (inDay >= from && inDay < from + 3) return { kind: 'missing' };
  }
  if (draw('hung', day) < HUNG && inDay >= 8)
    return { kind: 'stuck', since: (day * DAY + 8) as Hour };
  if (draw('negative', hour) < NEGATIVE) return { kind: 'value', value: -1.4 };
  if (draw('absurd', hour) < ABSURD) return { kind: 'value', value: 1_985 };
  return null;
}
