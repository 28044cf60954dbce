import type { CrimeOverview, CrimeOverviewQuery } from '@townlight/contract/crime-overview';
import { findAgencyCoverage, isComplete } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import type { CachedReplyOrFactory } from '../../../../platform/http/fair-queue/register-fair-queues.ts';
import type { CrimeData, PartitionCrime } from '../../snapshot/crime-data.ts';
import { type CrimeSnapshot, withSharedMemoryReader } from '../../snapshot/crime-snapshot.ts';
import { type ChosenCategories, chooseCategories } from '../choose-categories.ts';
import { chooseComparisonPeriod, choosePeriod } from '../choose-period.ts';
import { createAreaTrajectoryLookup } from '../trajectory.ts';
import { toCountyChange } from './changes-replies.ts';
import { compareCountyPeriods } from './compare-county-periods.ts';
import { precomputeCountVariation } from './count-variation.ts';

/** Number of areas that the overview lists. */
const MAX_CHANGED_AREAS = 5;

/** `GET /api/{partition}/overview` */
export function overviewReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  query: CrimeOverviewQuery,
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const period = choosePeriod(data, query);
  const before = chooseComparisonPeriod(period, query.against);
  const key = `overview|${name}|${period.from}|${period.to}|${before.from}|${chosen.key}`;
  return (
    replies.get(key) ??
    (() =>
      withSharedMemoryReader(snapshot, async () => {
        const partition = data.partitions[name];
        await precomputeCountVariation(partition, chosen.series);
        const overview = overviewOf(data, partition, chosen, period, before);
        return replies.add(key, Buffer.from(JSON.stringify(overview)));
      }))
  );
}

function overviewOf(
  data: CrimeData,
  partition: PartitionCrime,
  chosen: ChosenCategories,
  period: MonthRange,
  before: MonthRange,
): CrimeOverview {
  const comparison = compareCountyPeriods(data, partition, [chosen], period, before);
  const trajectoryOf = createAreaTrajectoryLookup(data, partition, chosen, period, before);
  const areas = partition.slugs.map((_, area) => trajectoryOf(area));
  const completeAreas = areas.filter(({ complete }) => complete);
  const recorded = completeAreas.filter((area) => area.recorded);
  const changed = areas
    .filter(({ outlier, population }) => !outlier && population !== null)
    .filter(({ direction }) => direction !== 'no-clear-change')
    .sort((a, b) => Math.abs(b.evidence ?? 0) - Math.abs(a.evidence ?? 0));
  const going = (wanted: 'up' | 'down') =>
    changed.filter(({ direction }) => direction === wanted).length;
  return {
    all_areas: partition.slugs.length,
    county: toCountyChange(comparison, 0),
    left_out: {
      incomplete: areas.length - completeAreas.length,
      not_recorded: completeAreas.length - recorded.length,
      rules_changed: recorded.filter(({ crosses_break }) => crosses_break).length,
    },
    lacking: lackingAgencies(data, partition, [before, period]),
    rises: going('up'),
    falls: going('down'),
    most_changed: changed.slice(0, MAX_CHANGED_AREAS),
  };
}

/**
 * Lists the agencies that have not supplied every month of the periods to an area that is excluded for that; the agency
 * with the most such areas first.
 */
function lackingAgencies(
  data: CrimeData,
  { policedBy, completeness }: PartitionCrime,
  periods: readonly MonthRange[],
): CrimeOverview['lacking'] {
  const lacks = (agency: string) =>
    periods.some((period) =>
      findAgencyCoverage(data.supply.get(agency), period).some(({ state }) => state !== 'whole'),
    );
  const areasOf = new Map<string, number>();
  for (const [area, agencies] of policedBy.entries()) {
    if (periods.every((period) => isComplete(completeness, area, period))) continue;
    for (const agency of agencies) {
      if (lacks(agency)) areasOf.set(agency, (areasOf.get(agency) ?? 0) + 1);
    }
  }
  return [...areasOf]
    .map(([agency, areas]) => ({
      agency,
      name: data.agencyNames.get(agency)?.name ?? agency,
      areas,
    }))
    .sort((a, b) => b.areas - a.areas || a.name.localeCompare(b.name));
}
