import type { MethodsReply } from '@townlight/contract/methods';
import { METHOD_RULES } from '@townlight/domain/crime';
import { pagePath } from '@townlight/domain/pages';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import { formatYearMonth } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { METHOD_CONSTANTS } from './method-constants.ts';
import { RULE_DESCRIPTIONS } from './method-rules.ts';

/** Describes how crime figures are computed: constants and rules of the code, and what depends on the data. */
export function describeMethods({ data }: CrimeSnapshot, places: PlacesSnapshot): MethodsReply {
  const { scheme, recording, rulesOf, agencyNames } = data;
  const outside = new Set(recording.outsideAllCrime);
  const types = scheme.smallBundles.map(({ name }) => name);
  const page = pagePath({ kind: 'method' });
  return {
    pages: { en: page, es: `/es${page}` },
    constants: [...METHOD_CONSTANTS],
    rules: METHOD_RULES.map((rule) => ({ rule, says: RULE_DESCRIPTIONS[rule] })),
    basket: {
      counts: types.filter((name) => !outside.has(name)),
      leaves_out: types.filter((name) => outside.has(name)),
    },
    not_recorded: Object.entries(recording.unrecorded).flatMap(([rules, unrecorded]) =>
      unrecorded.map(({ crimeType, countedUnder }) => ({
        rules,
        crime_type: crimeType,
        counted_under: [...countedUnder],
      })),
    ),
    agencies: [...rulesOf].map(([agency, runs]) => ({
      agency,
      name: agencyNames.get(agency)?.name ?? agency,
      rules: runs.map(({ rules, from, to }) => ({
        rules,
        from: formatYearMonth(from),
        to: formatYearMonth(to),
      })),
    })),
    residents: PARTITIONS.map((partition) => residentsOf(partition, places)),
  };
}

function residentsOf(
  partition: Partition,
  { data }: PlacesSnapshot,
): MethodsReply['residents'][number] {
  const areas = data.areas[partition];
  const known = areas.flatMap(({ residents }) => residents ?? []);
  const sources = Map.groupBy(known, ({ source, year, vintage }) =>
    JSON.stringify([source, year, vintage]),
  );
  return {
    partition,
    areas: areas.length,
    unknown: areas.length - known.length,
    sources: [...sources.values()].map((alike) => ({
      source: alike[0]?.source ?? null,
      year: alike[0]?.year ?? null,
      vintage: alike[0]?.vintage ?? null,
      areas: alike.length,
    })),
  };
}
