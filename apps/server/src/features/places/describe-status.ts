import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { formatCount, formatList } from '../../ingest/format-counts.ts';
import type { StatusItem } from '../../platform/features/feature.ts';
import { readCoverage } from './ingest/coverage-store.ts';
import { SAMPLE_RESIDENTS } from './ingest/residents-in-force.ts';
import { readAreaResidents } from './store.ts';

const UNITS: Readonly<Record<Partition, readonly [one: string, many: string]>> = {
  neighborhoods: ['neighborhood', 'neighborhoods'],
  zipcodes: ['zip code', 'zip codes'],
  tracts: ['tract', 'tracts'],
};

/** Describes boundaries, residents and coverage of neighborhoods, which crime figures need. */
export async function describePlacesStatus(db: PoolClient): Promise<StatusItem[]> {
  const areas = await readAreaResidents(db, 'neighborhoods');
  const covered = new Set((await readCoverage(db, 'neighborhoods')).map(({ areaId }) => areaId));
  const counts: string[] = [];
  for (const partition of PARTITIONS) {
    const { length } = await readAreaResidents(db, partition);
    if (length > 0) counts.push(formatCount(length, ...UNITS[partition]));
  }
  const isSample = areas.some(({ residents_source }) => residents_source === SAMPLE_RESIDENTS);
  return [
    {
      name: 'boundaries',
      state: areas.length === 0 ? 'missing' : 'complete',
      text: `${counts.join(', ') || 'not loaded'}${isSample ? ' (sample data)' : ''}`,
      details:
        areas.length === 0
          ? ['townlight ingest boundaries --partition neighborhoods --file FILE']
          : [],
    },
    describeShare('residents', areas, ({ residents }) => residents !== null, {
      lost: 'without residents',
      advice: 'townlight ingest population --partition neighborhoods --file FILE',
    }),
    describeShare('coverage', areas, ({ id }) => covered.has(id), {
      lost: 'policed by nobody',
      advice: 'townlight ingest coverage --file FILE',
    }),
  ];
}

type NamedArea = Awaited<ReturnType<typeof readAreaResidents>>[number];

function describeShare(
  name: string,
  areas: readonly NamedArea[],
  has: (area: NamedArea) => boolean,
  { lost, advice }: { readonly lost: string; readonly advice: string },
): StatusItem {
  const without = areas.filter((area) => !has(area)).map((area) => area.name);
  const known = areas.length - without.length;
  return {
    name,
    state: known === 0 ? 'missing' : without.length === 0 ? 'complete' : 'partial',
    text: known === 0 ? 'not loaded' : `${known} of ${areas.length} neighborhoods`,
    details:
      known === 0 ? [advice] : without.length === 0 ? [] : [`${lost}: ${formatList(without)}`],
  };
}
