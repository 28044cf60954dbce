import { DEFAULT_SENSORS, estimateAtPoint } from '@townlight/domain/air';
import { type Hour, hourOfInstant } from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { NO_ESTIMATE, type StationReadingsRecord, toTenths } from './air-data.ts';
import { type AreaWithPoints, estimateAreas } from './estimate-areas.ts';
import { listUnsettledHours } from './late-station-readings.ts';

const FIRST = hourOfInstant(Date.UTC(2026, 9, 31));
const allocate = (bytes: number) => new SharedArrayBuffer(bytes);

const point = fc.record({
  longitude: fc.double({ min: -119.4, max: -117.6, noNaN: true }),
  latitude: fc.double({ min: 32.7, max: 34.8, noNaN: true }),
});
const reading = fc.option(
  fc.integer({ min: 0, max: 6_000 }).map((tenths) => tenths / 10),
  { freq: 3 },
);
const county = fc.integer({ min: 1, max: 7 }).chain((stations) =>
  fc.record({
    stations: fc.array(point, { minLength: stations, maxLength: stations }),
    readings: fc.array(fc.array(reading, { minLength: stations, maxLength: stations }), {
      minLength: 1,
      maxLength: 12,
    }),
    areas: fc
      .array(fc.array(point, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
      .map((areas) => areas.map((points, i) => ({ slug: `${i}`, name: `${i}`, points }))),
  }),
);

/** The mean over the area's points of the estimates from the raw readings. */
function expected(record: StationReadingsRecord, { points }: AreaWithPoints, at: number): number {
  const readings = record.stations.flatMap(({ longitude, latitude }, station) => {
    const concentration = record.accepted[at * record.stations.length + station] as number;
    return Number.isNaN(concentration) ? [] : [{ longitude, latitude, concentration }];
  });
  let sum = 0;
  for (const one of points) {
    const estimate = estimateAtPoint(one, readings, DEFAULT_SENSORS);
    if (estimate === null) return NO_ESTIMATE;
    sum += estimate.concentration / points.length;
  }
  return toTenths(sum);
}

test('every area in every hour is the mean of the estimates at its points, from the raw readings of that settled hour', () => {
  fc.assert(
    fc.property(county, ({ stations, readings, areas }) => {
      const record = createRecordedAir(stations, FIRST, readings);
      const { estimates } = estimateAreas(record, areas, allocate);
      const settled = readings.length - listUnsettledHours(record).length;
      for (let at = 0; at < settled; at++)
        for (const [i, area] of areas.entries())
          expect(estimates[at * areas.length + i]).toBe(expected(record, area, at));
    }),
  );
});

test('computed again for the hours that changed, it is as if all were computed', () => {
  fc.assert(
    fc.property(
      county,
      fc.array(reading),
      fc.nat(),
      ({ stations, readings, areas }, revised, n) => {
        const before = createRecordedAir(stations, FIRST, readings);
        const known = estimateAreas(before, areas, allocate);
        // the hour after the last is a new one
        const at = n % (readings.length + 1);
        const after = [...readings];
        after[at] = stations.map((_, station) => revised[station] ?? null);
        const record = createRecordedAir(stations, FIRST, after);
        const again = estimateAreas(record, areas, allocate, {
          before: known,
          hours: before.hours,
          changed: new Set([...listUnsettledHours(before), (FIRST + at) as Hour]),
        });
        expect(again.estimates).toEqual(estimateAreas(record, areas, allocate).estimates);
      },
    ),
  );
});
