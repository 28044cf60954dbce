import { countBySeries } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import { groupNicknamesBySmallBundle } from './bundle-series.ts';
import type { ChosenCategories } from './choose-categories.ts';
import type { PartitionCrime } from './crime-data.ts';
import type { CrimeSnapshot } from './crime-snapshot.ts';
import { findUnrecordedAreas } from './recording.ts';

interface SmallBundleTemplate {
  readonly head: string;
  readonly series: readonly number[];
  /** The small bundle's name as a set, to look up who records it. */
  readonly types: ReadonlySet<string>;
  /** One per series: `{"crime_type":"Burglary","crime_count":`. */
  readonly nicknameHeads: readonly string[];
}

interface BigBundleTemplate {
  readonly head: string;
  readonly series: readonly number[];
  readonly types: ReadonlySet<string>;
  readonly small: readonly SmallBundleTemplate[];
}

/**
 * Returns a function that renders the `big_bundles` of an area as JSON: the chosen categories with their counts in the
 * period, `null` where an agency that polices the area does not record them. Omits what all crime excludes, and
 * nicknames without a report, which would be nine tenths of the reply. A small bundle appears under each of its big
 * bundles, so the counts of big bundles may add up to more than the area's.
 */
export function createDetailRenderer(
  snapshot: CrimeSnapshot,
  partition: PartitionCrime,
  chosen: ChosenCategories,
  period: MonthRange,
): (area: number) => string {
  const templates = buildTemplates(snapshot, chosen);
  const { nicknames } = partition;
  const counts = new Uint32Array(nicknames.series);
  const unrecordedOf = new Map(
    templates
      .flatMap((template) => [template.types, ...template.small.map(({ types }) => types)])
      .map((types) => [types, findUnrecordedAreas(snapshot.data, partition, types, period)]),
  );
  return (area) => {
    countBySeries(nicknames, area, period, counts);
    const recorded: Recorded = (types) => unrecordedOf.get(types)?.[area] !== 1;
    return `[${templates.map((template) => renderBigBundle(template, counts, recorded)).join(',')}]`;
  };
}

type Recorded = (types: ReadonlySet<string>) => boolean;

function buildTemplates(
  { data: { scheme, recording }, names }: CrimeSnapshot,
  chosen: ChosenCategories,
): BigBundleTemplate[] {
  const nicknamesOf = groupNicknamesBySmallBundle(scheme);
  const buildSmallTemplate = (name: string): SmallBundleTemplate => {
    const series = nicknamesOf.get(name) ?? [];
    const nicknameHeads = series.map(
      (s) => `{"crime_type":${JSON.stringify(scheme.nicknames[s]?.name ?? '')},"crime_count":`,
    );
    return {
      head: `{"name":${JSON.stringify(name)},"total_crime_count":`,
      series,
      types: new Set([name]),
      nicknameHeads,
    };
  };
  const common = chosen.bigBundle === null && chosen.smallBundles === null && chosen.series;
  const outside = new Set(common ? recording.outsideAllCrime : []);
  const bigNames = chosen.bigBundle === null ? scheme.bigBundles : [chosen.bigBundle];
  return bigNames
    .map((name) => {
      const types = (names.big.get(name) ?? []).filter(
        (s) => !outside.has(s) && (chosen.smallBundles === null || chosen.smallBundles.includes(s)),
      );
      const small = types.map(buildSmallTemplate);
      return {
        head: `{"name":${JSON.stringify(name)},"total_crime_count":`,
        series: small.flatMap((template) => template.series),
        types: new Set(types),
        small,
      };
    })
    .filter((template) => template.small.length > 0);
}

function renderBigBundle(
  { head, series, types, small }: BigBundleTemplate,
  counts: Uint32Array,
  recorded: Recorded,
): string {
  const bundles = small.map((template) => {
    if (!recorded(template.types)) return `${template.head}null,"nicknames":[]}`;
    const nicknames = template.series.flatMap((s, i) =>
      counts[s] === 0 ? [] : [`${template.nicknameHeads[i]}${counts[s]}}`],
    );
    return `${template.head}${sum(template.series, counts)},"nicknames":[${nicknames.join(',')}]}`;
  });
  return `${head}${recorded(types) ? sum(series, counts) : null},"small_bundles":[${bundles.join(',')}]}`;
}

function sum(series: readonly number[], counts: Uint32Array): number {
  let total = 0;
  for (const s of series) total += counts[s] as number;
  return total;
}
