import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SENSORS } from './constants.ts';
import { DOUBTFUL_HOUR, isDoubtful } from './doubtful-readings.ts';
import { estimateFromStations, sortStationsByDistance } from './estimate.ts';
import { flagReadings } from './flag-readings.ts';

const here = { longitude: -118.3, latitude: 34 };
const near = { longitude: -118.31, latitude: 34 };
const middle = { longitude: -118.4, latitude: 34 };
const far = { longitude: -118.9, latitude: 34 };
const around = sortStationsByDistance(here, [near, middle, far]);
const none = Number.NaN;

test('a point is doubtful if its nearest station reads a worse category than estimated from other stations', () => {
  expect(isDoubtful(around, [none, 8, 8], [1_456, none, none], 0, 8)).toBe(true);
  // 36 is unhealthy for sensitive groups on EPA's scales, moderate on the site's.
  expect(isDoubtful(around, [none, 20, 20], [36, none, none], 0, 20)).toBe(true);
  expect(isDoubtful(around, [none, 8, 8], [20, none, none], 0, 8)).toBe(false);
});

test('a point is not doubtful if a nearer station is in use or the excluded readings are lower or negative', () => {
  expect(isDoubtful(around, [8, none, 8], [none, 1_456, none], 0, 8)).toBe(false);
  expect(isDoubtful(around, [none, 200, 8], [5, none, none], 0, 200)).toBe(false);
  expect(isDoubtful(around, [none, none, 8], [-5, 1_456, none], 0, 8)).toBe(true);
  expect(isDoubtful(around, [none, 8, 8], [none, none, none], 0, 8)).toBe(false);
});

test('a point is doubtful while its nearest station, unhealthy an hour ago, has not reported: it once was good', () => {
  const nothing = [none, none, none];
  const read = [none, 8, 8];
  expect(isDoubtful(around, read, nothing, 0, 8, [200, none, none])).toBe(true);
  expect(isDoubtful(around, read, nothing, 0, 8, [20, none, none])).toBe(false);
  expect(isDoubtful(around, read, nothing, 0, 8, nothing)).toBe(false);
  // A nearer station has reported.
  expect(isDoubtful(around, [8, none, 8], nothing, 0, 8, [none, 200, none])).toBe(false);
  // A late station in clean air is followed by one whose reading is excluded.
  expect(isDoubtful(around, [none, none, 8], [none, 1_456, none], 0, 8, [5, none, none])).toBe(
    true,
  );
});

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ longitude: degrees(-119, -117.6), latitude: degrees(33.5, 34.8) });
/** Three hours of a station, the last of which is estimated. */
const series = fc.array(degrees(0, 900), { minLength: 3, maxLength: 3 });

test('a higher reading never lowers an estimate: the new estimate is higher, equal or missing', () => {
  const outcomes = { higher: 0, same: 0, none: 0 };
  fc.assert(
    fc.property(
      point,
      fc.array(fc.tuple(point, series), { minLength: 1, maxLength: 9 }),
      fc.tuple(point, series, degrees(0, 19_000)),
      (at, stations, [place, hours, more]) => {
        const highest = Math.max(...stations.map(([, read]) => read[2] as number));
        const added = [...hours.slice(0, 2), highest + more];
        const before = estimate(at, stations);
        const after = estimate(at, [...stations, [place, added]]);
        if (typeof before !== 'number') throw new Error('every reading up to 900 counts');
        if (after === DOUBTFUL_HOUR || after === null) outcomes.none++;
        else {
          expect(after).toBeGreaterThanOrEqual(before - 1e-9);
          outcomes[after > before ? 'higher' : 'same']++;
        }
      },
    ),
    { numRuns: 2_000, seed: 1 },
  );
  expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(0);
});

type Station = readonly [typeof here, readonly number[]];

function estimate(at: typeof here, stations: readonly Station[]) {
  const flags = stations.map(([, hours]) => flagReadings(hours)[2]);
  const read = (isUsed: boolean) =>
    stations.map(([, hours], i) => ((flags[i] === null) === isUsed ? (hours[2] as number) : none));
  const near = sortStationsByDistance(
    at,
    stations.map(([place]) => place),
  );
  const estimated = estimateFromStations(near, read(true), 0, DEFAULT_SENSORS);
  if (estimated === null) return null;
  return isDoubtful(near, read(true), read(false), 0, estimated.concentration)
    ? DOUBTFUL_HOUR
    : estimated.concentration;
}
