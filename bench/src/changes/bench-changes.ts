import { formatShare } from '../measure/figures.ts';
import { seededRandom } from '../measure/random-numbers.ts';
import type { Report } from '../measure/report.ts';
import { type Candidate, discover, RULES } from './candidates.ts';
import { farringtonPValues } from './farrington.ts';
import { measureExpectationCost } from './measure-cost.ts';
import { readRealCounts } from './real-counts.ts';
import { shuffleMonths } from './shuffle-months.ts';
import { type Simulated, type SimulatedCounty, simulateCounty } from './simulated-county.ts';
import type { TestedMonths } from './tested-months.ts';

const MAPS = 300;
/** R needs ten seconds for a map. */
const MAPS_IN_R = 60;
const MONTHS = 60;
const WINDOWS = [1, 3, 12];
const LEVELS = [5, 20, 50, 120, 500];
const EFFECTS = [0.2, 0.5, 1, 2];
/** Goals of issue 39. */
const MAX_MAPS_WITH_FALSE_CALL = 0.15;
const MAX_FALSE_SHARE = 0.1;

type County = Omit<SimulatedCounty, 'seed'>;
const OF_270 = { areas: 270, months: MONTHS, countyScatter: 0.02 };

/** Counties by how their areas vary: around a still level, and around one that drifts. */
const COUNTIES: readonly { readonly name: string; readonly county: County }[] = [
  { name: 'still, scatter 5%', county: { ...OF_270, middle: 40, scatter: 0.05, drift: 0 } },
  { name: 'still, scatter 12%', county: { ...OF_270, middle: 40, scatter: 0.12, drift: 0 } },
  { name: 'still, scatter 5%, small', county: { ...OF_270, middle: 8, scatter: 0.05, drift: 0 } },
  { name: 'drift 2%, scatter 5%', county: { ...OF_270, middle: 40, scatter: 0.05, drift: 0.02 } },
  { name: 'drift 2%, scatter 12%', county: { ...OF_270, middle: 120, scatter: 0.12, drift: 0.02 } },
];
const [STILL] = COUNTIES as [(typeof COUNTIES)[number]];

/** Measures which real changes each rule calls, and how often it calls where nothing changed. */
export async function benchChanges(report: Report): Promise<void> {
  report.heading('Changes');
  report.note(
    `Made counties of 270 areas and ${MONTHS} months; rules at a false discovery rate of 10%. First ${MAPS} maps each (${MAPS_IN_R} for R) ` +
      `with one changed area: the share of changes of +20, +50, +100 and +200% that are called, by the area’s usual count in a month (${STILL.name}).`,
  );
  measurePower(report);
  report.note(
    `The same counties without any change, ${MAPS} maps each: the share of maps with a call, in the last month, 3 months and 12 months.`,
  );
  const worst = measureFalseMaps(report);
  report.goal(
    `of maps without any change at most ${formatShare(MAX_MAPS_WITH_FALSE_CALL)} have a call; the worst of these has ${formatShare(worst)}`,
    worst <= MAX_MAPS_WITH_FALSE_CALL,
  );
  report.note(
    'With a tenth of the areas changed by −50, +50 or +100%: the mean share of false calls among the calls of a map.',
  );
  const share = measureFalseShares(report);
  report.goal(
    `at most ${formatShare(MAX_FALSE_SHARE)} of what is called is false; the worst mean is ${formatShare(share)}`,
    share <= MAX_FALSE_SHARE,
  );
  measureRealCounts(report);
  measureExpectationCost(report);
}

function measurePower(report: Report): void {
  const counties = simulateMaps(STILL.county, MAPS);
  const rows: string[][] = [];
  for (const length of WINDOWS) {
    const cells = RULES.map((): string[] => []);
    for (const usual of LEVELS) {
      const called = RULES.map(() => EFFECTS.map(() => 0));
      for (const [at, effect] of EFFECTS.entries()) {
        for (const county of counties) {
          const history = county.plant({ usual, effects: [effect], length });
          for (const [rule, { call }] of RULES.entries()) {
            if (call(history, isLast(length))[0]) addTo(called[rule], at);
          }
        }
      }
      for (const [rule, row] of called.entries()) cells[rule]?.push(formatCell(row, MAPS));
    }
    for (const [rule, { name }] of RULES.entries())
      rows.push([`${formatWindow(length)}: ${name}`, ...(cells[rule] ?? [])]);
    if (length === 1) rows.push(powerInR());
  }
  report.table(['', ...LEVELS.map((usual) => `${usual} a month`)], rows);
}

function simulateMaps(county: County, maps: number): Simulated[] {
  return Array.from({ length: maps }, (_, map) => simulateCounty({ ...county, seed: map + 1 }));
}

const isLast = (length: number): TestedMonths => ({ at: MONTHS - length, length });

function addTo(counts: number[] | undefined, at: number): void {
  if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1;
}

/** Formats the called shares of the effects: `0/8/53/99`. */
function formatCell(called: readonly number[], maps: number): string {
  return called.map((some) => Math.round((100 * some) / maps)).join('/');
}

/** The planted series are tested together with the unchanged areas of their map. */
function powerInR(): string[] {
  const name = `${formatWindow(1)}: farringtonFlexible (R, surveillance)`;
  const called = LEVELS.map(() => EFFECTS.map(() => 0));
  for (const county of simulateMaps(STILL.county, MAPS_IN_R)) {
    const { history } = county;
    const unchanged = Array.from({ length: history.areas - 1 }, (_, at) =>
      seriesOf(history, at + 1),
    );
    const planted = LEVELS.flatMap((usual) =>
      EFFECTS.map((effect) => seriesOf(county.plant({ usual, effects: [effect], length: 1 }), 0)),
    );
    const p = farringtonPValues([...planted, ...unchanged]);
    if (p === null) return [name, ...LEVELS.map(() => 'not measured: no R')];
    const others = p.slice(planted.length);
    for (const at of planted.keys()) {
      if (discover([p[at] as number, ...others])[0])
        addTo(called[Math.floor(at / EFFECTS.length)], at % EFFECTS.length);
    }
  }
  return [name, ...called.map((row) => formatCell(row, MAPS_IN_R))];
}

function seriesOf(
  { areas, months, counts }: { areas: number; months: number; counts: ArrayLike<number> },
  area: number,
): number[] {
  return Array.from({ length: months }, (_, month) => counts[month * areas + area] as number);
}

/** Returns the worst share of Townlight’s rule. */
function measureFalseMaps(report: Report): number {
  const shares = COUNTIES.map(({ county }) => {
    const histories = simulateMaps(county, MAPS).map(({ history }) => history);
    return RULES.map(({ call }) =>
      WINDOWS.map(
        (length) =>
          histories.filter((history) => call(history, isLast(length)).some(Boolean)).length / MAPS,
      ),
    );
  });
  const rows = formatShares(shares);
  rows.push([
    'farringtonFlexible (R), month',
    ...COUNTIES.map(({ county }) => falseMapsInR(county)),
  ]);
  report.table(['', ...COUNTIES.map(({ name }) => name)], rows);
  return findWorstOfTownlight(shares);
}

/** Rows of rules; shares by county, rule and window. */
function formatShares(shares: readonly (readonly (readonly number[])[])[]): string[][] {
  return RULES.map(({ name }, rule) => [
    name,
    ...shares.map((county) => (county[rule] ?? []).map(formatShare).join(', ')),
  ]);
}

function findWorstOfTownlight(shares: readonly (readonly (readonly number[])[])[]): number {
  const at = RULES.findIndex(isTownlight);
  return Math.max(...shares.flatMap((county) => county[at] ?? []));
}

function falseMapsInR(county: County): string {
  let maps = 0;
  for (let map = 0; map < MAPS_IN_R; map++) {
    const { history } = simulateCounty({ ...county, seed: map + 1 });
    const p = farringtonPValues(
      Array.from({ length: history.areas }, (_, at) => seriesOf(history, at)),
    );
    if (p === null) return 'not measured: no R';
    if (discover(p).some(Boolean)) maps++;
  }
  return formatShare(maps / MAPS_IN_R);
}

function measureFalseShares(report: Report): number {
  const effects = Array.from({ length: 27 }, (_, at) => [-0.5, 0.5, 1][at % 3] as number);
  const shares = COUNTIES.map(({ county }) => {
    const simulated = simulateMaps(county, MAPS / 3);
    const sums = RULES.map(() => WINDOWS.map(() => 0));
    for (const one of simulated) {
      for (const [window, length] of WINDOWS.entries()) {
        const history = one.plant({ effects, length });
        for (const [rule, { call }] of RULES.entries()) {
          const called = call(history, isLast(length));
          const all = called.filter(Boolean).length;
          const wrong = called.slice(effects.length).filter(Boolean).length;
          const row = sums[rule] as number[];
          row[window] = (row[window] ?? 0) + (all === 0 ? 0 : wrong / all / simulated.length);
        }
      }
    }
    return sums;
  });
  report.table(['', ...COUNTIES.map(({ name }) => name)], formatShares(shares));
  return findWorstOfTownlight(shares);
}

function measureRealCounts(report: Report): void {
  const maps = readRealCounts();
  if (maps === null) {
    report.note('Real records were not measured: TOWNLIGHT_SHARED does not lead to them.');
    return;
  }
  report.note(
    `Real records of Los Angeles’ divisions, their months in random order (${MAPS / 3} orders): the share of maps with a call, all of them false.`,
  );
  const rows = maps.map(({ name, history }) => [
    name,
    ...RULES.map((rule) =>
      WINDOWS.map((length) => {
        let called = 0;
        for (let order = 0; order < MAPS / 3; order++) {
          const shuffled = shuffleMonths(history, seededRandom(order + 1));
          const at = history.months - length;
          if (rule.call(shuffled, { at, length }).some(Boolean)) called++;
        }
        return formatShare(called / (MAPS / 3));
      }).join(', '),
    ),
  ]);
  report.table(['', ...RULES.map(({ name }) => name)], rows);
}

function isTownlight(rule: Candidate): boolean {
  return rule.name.includes('Townlight');
}

function formatWindow(length: number): string {
  return length === 1 ? 'month' : `${length} months`;
}
