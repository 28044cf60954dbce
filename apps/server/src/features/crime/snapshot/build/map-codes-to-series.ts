import type { CategoryScheme } from '@townlight/domain/bundles';

/** Returns the series of each code, indexed by `crime_code.id`; the last series for codes without a nickname. */
export function mapCodesToSeries(
  scheme: CategoryScheme,
  codes: readonly { id: number; nickname: string | null }[],
): Int32Array {
  const uncategorised = scheme.nicknames.length;
  const seriesOf = new Map(scheme.nicknames.map(({ name }, index) => [name, index]));
  const highest = codes.reduce((max, { id }) => Math.max(max, id), 0);
  const series = new Int32Array(highest + 1).fill(uncategorised);
  for (const { id, nickname } of codes) {
    series[id] = (nickname === null ? undefined : seriesOf.get(nickname)) ?? uncategorised;
  }
  return series;
}
