import { monthlyTrends } from '@townlight/contract/crime';
import {
  areaRanking,
  crimeMonthlyTrends,
  crimeTypeRanking,
} from '@townlight/contract/crime-trackers';
import type { Findings } from '../findings.ts';
import type { Site } from '../process/site.ts';
import type { Months, TrackerFigures } from './tracker-figures.ts';

/** Compares the replies for the neighborhood page and the crime page with the independent records. */
export async function compareTrackers(
  site: Site,
  figures: TrackerFigures,
  last: number,
  findings: Findings,
): Promise<void> {
  const [year, month] = [Math.floor(last / 12), (last % 12) + 1];
  const read = async (path: string): Promise<unknown> => {
    const { status, body } = await site.get(`/api/${path}`);
    if (status !== 200) throw new Error(`/api/${path} answered ${status}: ${body.slice(0, 200)}`);
    return JSON.parse(body);
  };
  const periods: readonly (readonly ['monthly' | 'yearly', Months])[] = [
    ['monthly', { from: last, to: last }],
    ['yearly', { from: last - 11, to: last }],
  ];

  for (const neighborhood of figures.neighborhoods) {
    const { trends } = monthlyTrends.parse(await read(`neighborhoods/${neighborhood}/monthly`));
    same(
      `${neighborhood}: 12 months as the page draws them`,
      trends.map((trend) => trend.crime_count),
      trends.map((trend) => {
        const at = trend.year * 12 + trend.month - 1;
        return figures.count(neighborhood, { from: at, to: at });
      }),
    );
    for (const [aggregation, months] of periods) {
      const query = `neighborhood=${neighborhood}&aggregation=${aggregation}&month=${month}&year=${year}`;
      const rows = crimeTypeRanking.parse(await read(`neighborhoods/crime_ranking?${query}`));
      same(
        `${neighborhood}: all ${rows.length} crime types, ${aggregation}`,
        rows.map((row) => `${row.small_bundle_name} ${row.total_crimes}`),
        // crime types that the local police do not record have no figure: all crime excludes them, or no record has
        // them
        rows.map(({ small_bundle_name: crime, recorded }) => {
          const count = figures.count(neighborhood, months, crime);
          const hasFigure = recorded || (count > 0 && !figures.outside.has(crime));
          return `${crime} ${hasFigure ? count : null}`;
        }),
      );
    }
  }

  for (const crime of figures.crimes) {
    const name = encodeURIComponent(crime);
    const { trends } = crimeMonthlyTrends.parse(
      await read(`crimes/${name}/monthly/${month}/${year}`),
    );
    same(
      `${crime}: 12 months of the county`,
      trends.map((trend) => trend.crime_count),
      trends.map((trend) => {
        const at = trend.year * 12 + trend.month - 1;
        return figures.countyCount(crime, { from: at, to: at });
      }),
    );
    for (const [aggregation, months] of periods) {
      const query = `crime=${name}&aggregation=${aggregation}&month=${month}&year=${year}`;
      const rows = areaRanking.parse(await read(`crimes/neighborhood_ranking?${query}`));
      same(
        `${crime}: all ${rows.length} neighborhoods, ${aggregation}`,
        rows.map((row) => `${row.id} ${row.total_crimes}`),
        rows.map(({ id }) => `${id} ${figures.count(id, months, crime)}`),
      );
    }
  }

  function same<Item>(statement: string, served: readonly Item[], counted: readonly Item[]): void {
    const unlike = served.flatMap((item, at) =>
      item === counted[at] ? [] : [`${String(item)} instead of ${String(counted[at])}`],
    );
    findings.check(
      statement,
      served.length > 0 && unlike.length === 0,
      unlike.slice(0, 5).join('; '),
    );
  }
}
