import { type CaseTotal, placeKey } from '@townlight/domain/coronavirus';
import { addDays, type Day, dayOf } from '@townlight/domain/time';
import { reportingAreas } from '../coronavirus/reporting-areas.ts';
import { randomStream } from '../sample/random-stream.ts';
import { sampleGeography } from '../sample/sample-geography.ts';
import { reportedBy } from './waves.ts';

/** The series of one reporting area, with a total per day. */
export interface SampleSeries {
  readonly label: string;
  readonly first: Day;
  readonly totals: readonly CaseTotal[];
}

const SEED = 14;
const LAST = dayOf(2022, 10, 31) as Day;
/** Longer than the chart's period. */
const DAYS = 365;

/** The range of the share of residents with a case by the end. */
const SHARE = { least: 0.14, most: 0.36 };

/** Fewer cases than this are reported as a range. */
const TOLD_FROM = 5;
/** Areas that never exceed that number. */
const FEW_CASES: readonly string[] = [
  'City of Hidden Hills',
  'City of Irwindale',
  'Unincorporated - Lake Hughes',
  'Unincorporated - San Pasqual',
];
const CORRECTED = { label: 'City of Malibu', daysBeforeTheEnd: 90, by: 37 };
const LATE = { label: 'Unincorporated - West Chatsworth', days: 45 };

/**
 * Generates an invented series for each reporting area, the same on every machine. @param days only the last days,
 * for tests
 */
export function* sampleSeries(days: number = DAYS): Iterable<SampleSeries> {
  const residents = residentsByArea();
  const series = { first: addDays(LAST, 1 - DAYS), last: LAST };
  const first = addDays(LAST, 1 - Math.min(days, DAYS));
  for (const { label } of reportingAreas()) {
    const people = residents.get(label);
    if (people === undefined) continue;
    const draw = randomStream(SEED, label);
    const all = FEW_CASES.includes(label)
      ? TOLD_FROM - 1
      : people * (SHARE.least + (SHARE.most - SHARE.least) * draw());
    const shift = Math.round(draw() * 14 - 7);
    const totals = Array.from({ length: LAST - first + 1 }, (_, at) => {
      const day = addDays(first, at);
      return label === LATE.label && day - series.first < LATE.days
        ? null
        : told(label, day, Math.floor(all * reportedBy(addDays(day, shift), series)));
    });
    yield { label, first, totals };
  }
}

function told(label: string, day: Day, cases: number): CaseTotal {
  const isCorrected = label === CORRECTED.label && LAST - day <= CORRECTED.daysBeforeTheEnd;
  const total = isCorrected ? cases - CORRECTED.by : cases;
  return total > 0 && total < TOLD_FROM ? { atLeast: 1, atMost: TOLD_FROM - 1 } : total;
}

/** Returns the residents of the neighborhood that an area counts for, divided equally where several areas do. */
function residentsByArea(): Map<string, number> {
  const neighborhoods = sampleGeography().find(({ partition }) => partition === 'neighborhoods');
  const residents = new Map(
    neighborhoods?.featureCollection.features.map(({ properties }) => [
      placeKey(properties.name),
      properties.residents,
    ]),
  );
  const byKey = Map.groupBy(reportingAreas(), ({ neighborhood }) => placeKey(neighborhood ?? ''));
  return new Map(
    [...byKey].flatMap(([key, areas]) =>
      areas.flatMap(({ label }) => {
        const count = residents.get(key);
        return count === undefined ? [] : [[label, count / areas.length] as const];
      }),
    ),
  );
}
