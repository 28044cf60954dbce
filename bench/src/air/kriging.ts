import type { LocatedReading } from '@townlight/domain/air';
import { distanceKm, type GeoPoint } from '@townlight/domain/places';
import { Matrix, solve } from 'ml-matrix';

/** The mean difference of two places by their distance: `nugget + sill · (1 − e^(−km / range))`. */
export interface Variogram {
  readonly nugget: number;
  readonly sill: number;
  readonly rangeKm: number;
}

/**
 * Fits one variogram to all hours, each hour's differences relative to its own variance: a dozen stations are too few
 * for one an hour. It is fitted to the same readings that are then predicted, which favors kriging.
 */
export function fitVariogram(hours: readonly (readonly LocatedReading[])[]): Variogram {
  const bins = new Map<number, { km: number; half: number; pairs: number }>();
  for (const hour of hours) {
    const mean = hour.reduce((sum, { concentration }) => sum + concentration, 0) / hour.length;
    const variance =
      hour.reduce((sum, { concentration }) => sum + (concentration - mean) ** 2, 0) / hour.length;
    if (!(variance > 0)) continue;
    for (const [at, a] of hour.entries()) {
      for (const b of hour.slice(at + 1)) {
        const km = distanceKm(a, b);
        const bin = bins.get(Math.floor(km / 10)) ?? { km: 0, half: 0, pairs: 0 };
        bin.km += km;
        bin.half += (a.concentration - b.concentration) ** 2 / 2 / variance;
        bin.pairs += 1;
        bins.set(Math.floor(km / 10), bin);
      }
    }
  }
  const seen = [...bins.values()].map(({ km, half, pairs }) => ({
    km: km / pairs,
    half: half / pairs,
    pairs,
  }));
  let best: { variogram: Variogram; miss: number } | null = null;
  for (let rangeKm = 5; rangeKm <= 200; rangeKm += 5) {
    for (let nugget = 0; nugget <= 1; nugget += 0.02) {
      for (let sill = 0.05; sill <= 3; sill += 0.05) {
        const variogram = { nugget, sill, rangeKm };
        const miss = seen.reduce(
          (sum, { km, half, pairs }) => sum + pairs * (at(variogram, km) - half) ** 2,
          0,
        );
        if (best === null || miss < best.miss) best = { variogram, miss };
      }
    }
  }
  if (best === null) throw new Error('no two stations read at the same hour');
  return best.variogram;
}

/** Predicts by ordinary kriging: with the weights that sum to one and minimize the variance. */
export function predictByKriging(
  point: GeoPoint,
  readings: readonly LocatedReading[],
  variogram: Variogram,
): number {
  const count = readings.length;
  const left = Matrix.ones(count + 1, count + 1);
  const right = Matrix.ones(count + 1, 1);
  left.set(count, count, 0);
  for (const [i, a] of readings.entries()) {
    right.set(i, 0, at(variogram, distanceKm(a, point)));
    for (const [k, b] of readings.entries()) {
      left.set(i, k, i === k ? 0 : at(variogram, distanceKm(a, b)));
    }
  }
  const weights = solve(left, right);
  return Math.max(
    0,
    readings.reduce((sum, { concentration }, i) => sum + weights.get(i, 0) * concentration, 0),
  );
}

function at({ nugget, sill, rangeKm }: Variogram, km: number): number {
  return km === 0 ? 0 : nugget + sill * (1 - Math.exp(-km / rangeKm));
}
