import {
  type AliasTable,
  type BlockPool,
  buildAliasTable,
  buildBlockPool,
  createMomentSampler,
  createRandomStream,
  drawPoissonCount,
  drawWeightedIndex,
  type MomentSampler,
  type RandomStream,
  relativeMonthLength,
} from '@townlight/county/sample';
import { formatYearMonth, type YearMonth } from '@townlight/domain/time';
import { agencies, seedCategories } from '../index.ts';
import { type AreaProfile, buildAreaProfile } from './area-profile.ts';
import { listCodeShares } from './kind-codes.ts';
import { computeKindLevel } from './kind-level.ts';
import type { SampleArea } from './make-sample-area.ts';
import { type OffenseKind, type OffenseKindName, offenseKinds } from './offense-kinds.ts';
import {
  buildSampleCoverage,
  listCoveredMonths,
  parseMonth,
  WINDOW_MONTHS,
} from './sample-coverage.ts';

/** One invented incident, like an agency's record. */
export interface SampleIncident {
  agency: string;
  /** The agency's number; it begins with SAMPLE, unlike any real one. */
  number: string;
  code: string;
  description: string;
  /** In the county's local time, `2026-10-31T21:30`. */
  occurredAt: string;
  /** Null, or 0 and 0, depending on how the agency records an unknown place. */
  lon: number | null;
  lat: number | null;
}

export interface SampleIncidentOptions {
  /** The last full month, `YYYY-MM`. */
  through: string;
  /** The number of months in the window. */
  months?: number;
  seed?: number;
  /** 1 is a realistic county; 0.01 a hundredth of it, for tests. */
  scale?: number;
  areas: readonly SampleArea[];
}

const SHARE_WITHOUT_A_PLACE = 0.015;

/**
 * Yields the incidents of the sample county: one batch for each agency and month, ordered by agency, then month. The
 * same options give the same incidents, and an area's do not depend on the other areas.
 */
export function* generateSampleIncidents(
  options: SampleIncidentOptions,
): Generator<SampleIncident[]> {
  const { months = WINDOW_MONTHS, seed = 1, scale = 1, areas } = options;
  const through = parseMonth(options.through);
  const supplies = new Map(buildSampleCoverage(options.through, months).map((s) => [s.agency, s]));
  requireKnownAgencies(areas);

  for (const agency of agencies) {
    const supply = supplies.get(agency.slug);
    const policed = areas.filter((area) => area.agency === agency.slug);
    if (supply === undefined || policed.length === 0) continue;
    const records = recordsOf(agency);
    const models = policed.map((area) => ({
      area,
      profile: buildAreaProfile(area, seed),
      pool: buildBlockPool(
        area.polygon,
        area.residents,
        createRandomStream(seed, area.id, 'blocks'),
      ),
    }));
    for (const month of listCoveredMonths(supply)) {
      const levels = kinds.map(({ name }) => computeKindLevel(name, month, through));
      const moment = createMomentSampler(month);
      const batch: SampleIncident[] = [];
      for (const { area, profile, pool } of models) {
        const random = createRandomStream(seed, area.id, month);
        const weights = kinds.map(
          ({ name }, at) => (profile.shares.get(name) ?? 0) * (levels[at] as number),
        );
        const expected = expectedCount(profile, weights, month, through) * scale;
        const odds = buildAliasTable(weights);
        for (let left = drawPoissonCount(expected, random); left > 0; left--) {
          const kind = kinds[drawWeightedIndex(odds, random)] as (typeof kinds)[number];
          batch.push(drawIncident(kind, records, month, batch.length, moment, pool, random));
        }
      }
      yield batch;
    }
  }
}

const kinds: ({ name: OffenseKindName } & OffenseKind)[] = (
  Object.keys(offenseKinds) as OffenseKindName[]
).map((name) => ({ name, ...offenseKinds[name] }));

function requireKnownAgencies(areas: readonly SampleArea[]): void {
  const known = new Set(agencies.map(({ slug }) => slug));
  for (const { id, agency } of areas) {
    if (!known.has(agency)) {
      throw new Error(`area ${id} is policed by "${agency}", which agencies.ts does not name`);
    }
  }
}

function expectedCount(
  { level, drift }: AreaProfile,
  weights: readonly number[],
  month: YearMonth,
  through: YearMonth,
): number {
  const trend = Math.exp((-drift * (through - month)) / 12);
  return (
    level * relativeMonthLength(month) * trend * weights.reduce((sum, weight) => sum + weight, 0)
  );
}

/** The record format of one agency. */
interface AgencyRecords {
  readonly slug: string;
  /** The coordinates of a record whose place is unknown. */
  readonly unknownPlace: 0 | null;
  readonly codes: Record<OffenseKindName, { rows: CodeRow[]; odds: AliasTable }>;
}

type CodeRow = { code: string; description: string };

function recordsOf({ slug, countingRules }: (typeof agencies)[number]): AgencyRecords {
  const scheme = countingRules.at(-1);
  if (scheme === undefined) throw new Error(`agency ${slug} has no code scheme in agencies.yaml`);
  const official = new Map(
    seedCategories.descriptions
      .filter(({ agency }) => agency === slug)
      .map(({ code, name }) => [code, name]),
  );
  const codes = Object.fromEntries(
    kinds.map(({ name }) => {
      const shares = listCodeShares(name, scheme);
      const rows = shares.map(([code]): CodeRow => {
        const description = official.get(code);
        if (description === undefined) {
          throw new Error(`the model uses code ${code} of ${slug}, which has no seed category`);
        }
        return { code, description };
      });
      return [name, { rows, odds: buildAliasTable(shares.map(([, share]) => share)) }];
    }),
  ) as AgencyRecords['codes'];
  return { slug, unknownPlace: slug === 'lapd' ? 0 : null, codes };
}

function drawIncident(
  kind: { name: OffenseKindName } & OffenseKind,
  { slug, unknownPlace, codes }: AgencyRecords,
  month: YearMonth,
  before: number,
  moment: MomentSampler,
  pool: BlockPool,
  random: RandomStream,
): SampleIncident {
  const { rows, odds } = codes[kind.name];
  const { code, description } = rows[drawWeightedIndex(odds, random)] as CodeRow;
  const block = drawWeightedIndex(pool.odds[kind.setting], random);
  const placed = random() >= SHARE_WITHOUT_A_PLACE;
  return {
    agency: slug,
    number: `SAMPLE-${formatYearMonth(month)}-${String(before + 1).padStart(6, '0')}`,
    code,
    description,
    occurredAt: moment(kind.time, random),
    lon: placed ? (pool.lon[block] as number) : unknownPlace,
    lat: placed ? (pool.lat[block] as number) : unknownPlace,
  };
}
