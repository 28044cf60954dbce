import {
  addMonths,
  formatYearMonth,
  monthOfYear,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { Categories } from '../categories/categories.ts';
import { buildAliasTable, drawWeightedIndex } from './alias-table.ts';
import { buildBlockPool } from './block-pool.ts';
import { drawNormal, drawPoissonCount } from './draw-poisson-count.ts';
import { createMomentSampler, relativeMonthLength } from './moment-sampler.ts';
import { findOffenseModel, type OffenseModel } from './offense-models.ts';
import { createRandomStream } from './random-stream.ts';
import type { SampleArea } from './read-sample-areas.ts';

/** Three years and the month before them, so that a 12-month change has a full year before. */
export const SAMPLE_MONTHS = 37;
const SEED = 1;
/** The spread among areas, and among the types of an area: the standard deviation of the logarithm. */
const SPREAD_OF_RATES = 0.4;
const SPREAD_OF_KINDS = 0.2;
const SPREAD_OF_DRIFTS = 0.05;
/** Where the pack does not have the residents of an area. */
const ASSUMED_RESIDENTS = 8_000;
const SHARE_WITHOUT_A_PLACE = 0.015;

/** An invented record, in the county's local time. */
export interface InventedIncident {
  readonly number: string;
  readonly code: string;
  readonly description: string;
  readonly occurredAt: string;
  readonly lon: number | null;
  readonly lat: number | null;
}

/** A crime type with the codes of an agency that belong to it. */
interface RecordedKind extends OffenseModel {
  readonly name: string;
  readonly codes: readonly { readonly code: string; readonly name: string }[];
}

/**
 * Yields invented incidents of the areas of one agency, a batch for each month, oldest first. The same arguments give
 * the same incidents.
 * @param reportsPerThousand reports a month per 1,000 residents
 * @param scale 1 for all, 0.01 for a hundredth
 */
export function* generateIncidents(given: {
  readonly areas: readonly SampleArea[];
  readonly categories: Categories;
  readonly through: string;
  readonly reportsPerThousand: number;
  readonly scale: number;
}): Generator<InventedIncident[]> {
  const through = parseMonth(given.through);
  const [agency] = given.areas.map((area) => area.agency);
  const kinds = listKinds(given.categories, agency ?? '');
  if (kinds.length === 0) return;
  const models = given.areas.map((area) => modelArea(area, kinds, given.reportsPerThousand));
  for (
    let month = addMonths(through, 1 - SAMPLE_MONTHS);
    month <= through;
    month = addMonths(month, 1)
  ) {
    const moment = createMomentSampler(month);
    const batch: InventedIncident[] = [];
    for (const { area, level, drift, shares, pool } of models) {
      const random = createRandomStream(SEED, area.id, month);
      const weights = kinds.map((kind, at) => (shares[at] as number) * seasonOf(kind, month));
      const trend = Math.exp((-drift * (through - month)) / 12);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const expected = level * relativeMonthLength(month) * trend * total * given.scale;
      const odds = buildAliasTable(weights);
      for (let left = drawPoissonCount(expected, random); left > 0; left--) {
        const kind = kinds[drawWeightedIndex(odds, random)] as RecordedKind;
        const { code, name } = kind.codes[Math.floor(random() * kind.codes.length)] as {
          code: string;
          name: string;
        };
        const block = drawWeightedIndex(pool.odds[kind.setting], random);
        const isPlaced = random() >= SHARE_WITHOUT_A_PLACE;
        batch.push({
          number: `SAMPLE-${formatYearMonth(month)}-${String(batch.length + 1).padStart(6, '0')}`,
          code,
          description: name,
          occurredAt: moment(kind.time, random),
          lon: isPlaced ? (pool.lon[block] as number) : null,
          lat: isPlaced ? (pool.lat[block] as number) : null,
        });
      }
    }
    yield batch;
  }
}

function listKinds({ descriptions, nicknames }: Categories, agency: string): RecordedKind[] {
  const typeOf = new Map(nicknames.map(({ name, smallBundle }) => [name, smallBundle]));
  const codesOf = Map.groupBy(
    descriptions.filter((one) => one.agency === agency),
    ({ nickname }) => typeOf.get(nickname ?? '') ?? '',
  );
  return [...codesOf].flatMap(([name, codes]) =>
    name === '' ? [] : [{ ...findOffenseModel(name), name, codes }],
  );
}

/** The level of an area, its change a year and the shares of the types, each around the usual by chance. */
function modelArea(area: SampleArea, kinds: readonly RecordedKind[], reportsPerThousand: number) {
  const { id, residents = ASSUMED_RESIDENTS, polygon } = area;
  const random = createRandomStream(SEED, id, 'model');
  const around = (spread: number) => Math.exp(spread * drawNormal(random) - spread ** 2 / 2);
  const weights = kinds.map(({ weight }) => weight * around(SPREAD_OF_KINDS));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    area,
    level: (residents / 1000) * reportsPerThousand * around(SPREAD_OF_RATES),
    drift: SPREAD_OF_DRIFTS * drawNormal(random),
    shares: weights.map((weight) => weight / total),
    pool: buildBlockPool(polygon, residents, createRandomStream(SEED, id, 'blocks')),
  };
}

function seasonOf({ swing, peak }: OffenseModel, month: YearMonth): number {
  return 1 + swing * Math.cos(((monthOfYear(month) - peak) / 12) * 2 * Math.PI);
}

/** @throws RangeError for a text that is not a month such as `2026-10` */
export function parseMonth(text: string): YearMonth {
  const month = parseYearMonth(text);
  if (month === null) throw new RangeError(`"${text}" is not a month; write it as 2026-10`);
  return month;
}
