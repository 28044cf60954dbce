import {
  ALL_SENSORS,
  computeAirQualityIndex,
  DEFAULT_SENSORS,
  estimateAtPoint,
  IDW_POWER,
  type LocatedReading,
} from '@townlight/domain/air';
import type { GeoPoint } from '@townlight/domain/places';
import { formatCount } from '../measure/format-figures.ts';
import type { Report } from '../measure/report.ts';
import { fitVariogram, predictByKriging } from './kriging.ts';
import { readRealHours, type StationReading } from './real-hours.ts';

type Predict = (point: GeoPoint, otherReadings: readonly LocatedReading[]) => number;

/** Measures how far estimates are from a station that was left out, compared with other methods on the same hours. */
export async function benchAir(report: Report): Promise<void> {
  report.heading('Air');
  const hours = readRealHours();
  if (hours === null) {
    report.note('Skipped: TOWNLIGHT_SHARED does not lead to hourly readings of real stations.');
    return;
  }
  const variogram = fitVariogram(hours);
  const logarithms = hours.map((hour) => hour.map(toLogarithm));
  const logVariogram = fitVariogram(logarithms);
  const methods: Record<string, Predict> = {
    [`ours: nearest ${DEFAULT_SENSORS}, 1/km^${IDW_POWER}`]: inverse(DEFAULT_SENSORS),
    'ours, all stations': inverse(ALL_SENSORS),
    'nearest station': inverse(1),
    'mean of all': (_, otherReadings) =>
      otherReadings.reduce((sum, { concentration }) => sum + concentration, 0) /
      otherReadings.length,
    'ordinary kriging': (point, otherReadings) => predictByKriging(point, otherReadings, variogram),
    'ordinary kriging of logarithms': (point, otherReadings) =>
      Math.expm1(predictByKriging(point, otherReadings.map(toLogarithm), logVariogram)),
  };
  const smoke = hours.filter((hour) => hour.some(({ concentration }) => concentration > 65.5));
  report.note(
    `Each station is left out in turn and predicted from the others, hour by hour: ${formatCount(hours.flat().length)} readings of ` +
      `${new Set(hours.flat().map(({ station }) => station)).size} stations in ${hours.length} hours of November 2018, ${smoke.length} of them with smoke (a station above 65.5 µg/m³). ` +
      `Errors in µg/m³; the category is that of the site's scale. The variogram of kriging is fitted to all hours together (nugget ${variogram.nugget.toFixed(2)}, ` +
      `sill ${variogram.sill.toFixed(2)}, range ${variogram.rangeKm} km), the predicted ones included.`,
  );
  const head = ['', 'mean absolute', 'root mean square', 'right category', 'right when not good'];
  for (const [name, chosen] of [
    ['all hours', hours],
    ['hours with smoke', smoke],
  ] as const) {
    report.table(
      [name, ...head.slice(1)],
      Object.entries(methods).map(([method, predict]) => [method, ...judge(chosen, predict)]),
    );
  }
}

function inverse(sensors: number): Predict {
  return (point, otherReadings) =>
    estimateAtPoint(point, otherReadings, sensors)?.concentration ?? Number.NaN;
}

function toLogarithm<Reading extends LocatedReading>(reading: Reading): Reading {
  return { ...reading, concentration: Math.log1p(reading.concentration) };
}

function judge(hours: readonly (readonly StationReading[])[], predict: Predict): string[] {
  let readings = 0;
  let absolute = 0;
  let square = 0;
  let right = 0;
  let bad = 0;
  let badRight = 0;
  for (const hour of hours) {
    for (const left of hour) {
      const otherReadings = hour.filter(({ station }) => station !== left.station);
      if (otherReadings.length < 2) continue;
      const predicted = predict(left, otherReadings);
      const category = computeAirQualityIndex(left.concentration).category;
      const met = computeAirQualityIndex(predicted).category === category;
      readings += 1;
      absolute += Math.abs(predicted - left.concentration);
      square += (predicted - left.concentration) ** 2;
      right += met ? 1 : 0;
      if (category === 'good') continue;
      bad += 1;
      badRight += met ? 1 : 0;
    }
  }
  return [
    (absolute / readings).toFixed(2),
    Math.sqrt(square / readings).toFixed(2),
    `${((100 * right) / readings).toFixed(1)}%`,
    `${((100 * badRight) / bad).toFixed(1)}%`,
  ];
}
