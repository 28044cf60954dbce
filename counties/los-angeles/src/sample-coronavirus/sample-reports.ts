import { createRandomStream } from '@townlight/county/sample';
import { type CaseTotal, toPlaceKey } from '@townlight/domain/coronavirus';
import { addDays, type Day, toDay } from '@townlight/domain/time';
import { coronavirusReports } from '../index.ts';
import { loadSampleGeography } from '../sample/sample-geography.ts';
import { computeReportedShare } from './waves.ts';

/** The series of one reporting area, with a total per day. */
export interface SampleSeries {
  readonly label: string;
  readonly first: Day;
  readonly totals: readonly CaseTotal[];
}

const SEED = 14;
const LAST = toDay(2022, 10, 31) as Day;
/** Longer than the chart's period. */
const DAYS = 365;

/** The range of the share of residents with a case by the end. */
const SHARE = { min: 0.14, max: 0.36 };

/** Fewer cases than this are reported as a range. */
const MIN_EXACT_CASES = 5;
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
export function* generateSampleSeries(days: number = DAYS): Iterable<SampleSeries> {
  const residents = residentsByArea();
  const series = { first: addDays(LAST, 1 - DAYS), last: LAST };
  const first = addDays(LAST, 1 - Math.min(days, DAYS));
  for (const { label } of coronavirusReports.reportingAreas()) {
    const people = residents.get(label);
    if (people === undefined) continue;
    const draw = createRandomStream(SEED, label);
    const all = FEW_CASES.includes(label)
      ? MIN_EXACT_CASES - 1
      : people * (SHARE.min + (SHARE.max - SHARE.min) * draw());
    const shift = Math.round(draw() * 14 - 7);
    const totals = Array.from({ length: LAST - first + 1 }, (_, at) => {
      const day = addDays(first, at);
      return label === LATE.label && day - series.first < LATE.days
        ? null
        : toReportedTotal(
            label,
            day,
            Math.floor(all * computeReportedShare(addDays(day, shift), series)),
          );
    });
    yield { label, first, totals };
  }
}

function toReportedTotal(label: string, day: Day, cases: number): CaseTotal {
  const isCorrected = label === CORRECTED.label && LAST - day <= CORRECTED.daysBeforeTheEnd;
  const total = isCorrected ? cases - CORRECTED.by : cases;
  return total > 0 && total < MIN_EXACT_CASES ? { min: 1, max: MIN_EXACT_CASES - 1 } : total;
}

/** Returns the residents of the neighborhood that an area counts for, divided equally where several areas do. */
function residentsByArea(): Map<string, number> {
  const neighborhoods = loadSampleGeography().find(
    ({ partition }) => partition === 'neighborhoods',
  );
  const residents = new Map(
    neighborhoods?.featureCollection.features.map(({ properties }) => [
      toPlaceKey(properties.name),
      properties.residents,
    ]),
  );
  const byKey = Map.groupBy(coronavirusReports.reportingAreas(), ({ neighborhood }) =>
    toPlaceKey(neighborhood ?? ''),
  );
  return new Map(
    [...byKey].flatMap(([key, areas]) =>
      areas.flatMap(({ label }) => {
        const count = residents.get(key);
        return count === undefined ? [] : [[label, count / areas.length] as const];
      }),
    ),
  );
}
