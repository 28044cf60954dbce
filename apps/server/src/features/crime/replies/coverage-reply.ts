import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import {
  type CoverageRun,
  findAgencyCoverage,
  findAreaCoverage,
  isPartlyPoliced,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { formatYearMonth } from '@townlight/domain/time';
import type { CachedReply } from '../../../platform/http/cached-reply.ts';
import type { PartitionCrime } from '../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { getRecordedPeriod } from './choose-period.ts';

/** `GET /api/{partition}/coverage` */
export function coverageReply({ data, replies }: CrimeSnapshot, partition: Partition): CachedReply {
  const key = `coverage|${partition}`;
  return (
    replies.get(key) ?? replies.add(key, Buffer.from(JSON.stringify(coverage(data, partition))))
  );
}

function coverage(data: CrimeSnapshot['data'], partition: Partition): CrimeCoverage {
  const { slugs, names, policedBy, policedShares, completeness } = data.partitions[partition];
  const record = getRecordedPeriod(data);
  const changeOvers = new Map(
    data.status.sources.map(({ agency, change_over }) => [agency, change_over]),
  );
  const agencies = [...new Set(policedBy.flat())].map((slug) => {
    const known = data.agencyNames.get(slug);
    return {
      agency: slug,
      name: known?.name ?? slug,
      short_name: known?.shortName ?? slug,
      change_over: changeOvers.get(slug) ?? null,
      runs: record === null ? [] : formatRuns(findAgencyCoverage(data.supply.get(slug), record)),
    };
  });
  const hasRecords = ({ runs }: (typeof agencies)[number]) =>
    runs.some(({ state }) => state !== 'not-recorded');
  return {
    first_month: record && formatYearMonth(record.from),
    data_through: record && formatYearMonth(record.to),
    agencies: agencies.toSorted(
      (a, b) => Number(hasRecords(b)) - Number(hasRecords(a)) || a.name.localeCompare(b.name),
    ),
    areas: slugs.map((id, area) => {
      const policing = policedBy[area] ?? [];
      const suppliers = policing.map((slug) => data.supply.get(slug));
      return {
        id,
        name: names[area] as string,
        agencies: [...policing],
        ...toPolicedShareFields(policedShares[area] ?? null),
        runs: formatRuns(findAreaCoverage(completeness, area, suppliers)),
      };
    }),
  };
}

/** Returns the share of an area that its agencies police together. */
export function toPolicedShareFields(policed: PartitionCrime['policedShares'][number]) {
  return {
    policed_share: policed && Math.round(policed.share * 1000) / 1000,
    policed_share_of: policed?.of ?? null,
    policed_in_part: isPartlyPoliced(policed?.share ?? null),
  };
}

function formatRuns(runs: readonly CoverageRun[]) {
  return runs.map(({ state, from, to }) => ({
    state,
    from: formatYearMonth(from),
    to: formatYearMonth(to),
  }));
}
