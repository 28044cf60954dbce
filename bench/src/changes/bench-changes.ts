import { formatCount } from '../measure/format-figures.ts';
import type { Report } from '../measure/report.ts';
import { seededRandom } from '../measure/seeded-random.ts';
import { compareRules, createRuleCallCounts, type RuleCallCounts } from './compare-rules.ts';
import { readRealCounts } from './real-counts.ts';
import { shuffleMonths } from './shuffle-months.ts';
import { type SimulatedCounty, simulateCounty } from './simulated-county.ts';

const MAPS = 200;
const FALSE_SHARE_GOAL = 0.1;

/** The comparisons that pages make, with the months of history that each needs. */
const COMPARISONS = [
  { name: 'month, one before', length: 1, lag: 1 },
  { name: 'month, a year before', length: 1, lag: 12 },
  { name: '12 months, 12 before', length: 12, lag: 12 },
];

/** Simulated counties as large as real maps: neighborhoods by all crime, by one kind of crime, and tracts. */
const COUNTIES: { name: string; county: Omit<SimulatedCounty, 'seed'> }[] = [
  {
    name: '270 large areas (120 a month)',
    county: { areas: 270, months: 48, middle: 120, areaDeviation: 0.08, countyDeviation: 0.02 },
  },
  {
    name: '270 small areas (8 a month)',
    county: { areas: 270, months: 48, middle: 8, areaDeviation: 0.25, countyDeviation: 0.02 },
  },
  {
    name: '270 areas by chance alone (40 a month)',
    county: { areas: 270, months: 48, middle: 40, areaDeviation: 0, countyDeviation: 0 },
  },
  {
    name: '270 areas, two years known (40 a month)',
    county: { areas: 270, months: 25, middle: 40, areaDeviation: 0.12, countyDeviation: 0.02 },
  },
];

/**
 * Measures how often "higher" and "lower" are called falsely, by the former rule of single tests and by the present
 * one, and how many true changes both detect.
 */
export async function benchChanges(report: Report): Promise<void> {
  report.heading('Changes');
  benchUnchangedCounties(report);
  plantedChanges(report);
  realCounties(report);
}

function benchUnchangedCounties(report: Report): void {
  report.note(
    `Made counties in which nothing changes (season, days and common months as in real ones), ${MAPS} maps each. Every call is false.`,
  );
  const rows: string[][] = [];
  let worst = 0;
  for (const { name, county } of COUNTIES) {
    for (const comparison of COMPARISONS) {
      if (comparison.length + comparison.lag > county.months) continue;
      const tally = createRuleCallCounts();
      for (let map = 0; map < MAPS; map++) {
        const at = county.months - comparison.length - (map % 6);
        if (at < comparison.lag) continue;
        compareRules(tally, simulateCounty({ ...county, seed: map + 1 }), { ...comparison, at });
      }
      rows.push([name, comparison.name, ...falseFigures(tally)]);
      worst = Math.max(worst, share(tally.now.mapsWithAFalseCall, tally.now.maps));
    }
  }
  report.table(FALSE_HEAD, rows);
  report.goal(
    `of maps without any change at most ${percent(FALSE_SHARE_GOAL)} have a call; the worst of these has ${percent(worst)}`,
    worst <= FALSE_SHARE_GOAL + 2 * Math.sqrt((0.1 * 0.9) / MAPS),
  );
}

function plantedChanges(report: Report): void {
  report.note(
    'The same counties with a tenth of the areas 20% higher or lower from the later period on: the share of these that are called, ' +
      'and the share of false ones among all calls of a map (mean).',
  );
  const rows: string[][] = [];
  let worst = 0;
  for (const { name, county } of COUNTIES) {
    for (const comparison of COMPARISONS) {
      const at = county.months - comparison.length;
      if (at < comparison.lag) continue;
      const tally = createRuleCallCounts();
      for (let map = 0; map < MAPS / 2; map++) {
        const changed = { share: 0.1, by: 0.2, from: at };
        const simulated = simulateCounty({ ...county, changed, seed: 1_000 + map });
        compareRules(tally, simulated, { ...comparison, at }, simulated.isChanged);
      }
      rows.push([
        name,
        comparison.name,
        ...[tally.before, tally.now].flatMap((calls) => [
          percent(share(calls.plantedCalled, calls.planted)),
          percent(calls.falseShares / calls.maps),
        ]),
      ]);
      worst = Math.max(worst, tally.now.falseShares / tally.now.maps);
    }
  }
  report.table(['', 'compared', 'called before', 'false', 'called now', 'false'], rows);
  report.goal(
    `false calls are at most ${percent(FALSE_SHARE_GOAL)} of a map’s calls; the worst mean is ${percent(worst)}`,
    worst <= FALSE_SHARE_GOAL + 0.02,
  );
}

function realCounties(report: Report): void {
  const maps = readRealCounts();
  if (maps === null) {
    report.note('Real records were not measured: TOWNLIGHT_SHARED does not lead to them.');
    return;
  }
  report.note(
    `Real records, their months in random order (${MAPS} orders): every call is false. Then in their own order, where calls may be true.`,
  );
  const rows: string[][] = [];
  for (const { name, history } of maps) {
    for (const comparison of COMPARISONS) {
      if (comparison.length + comparison.lag > history.months) continue;
      const shuffled = createRuleCallCounts();
      for (let map = 0; map < MAPS; map++) {
        const order = shuffleMonths(history, seededRandom(map + 1));
        compareRules(shuffled, order, { ...comparison, at: history.months - comparison.length });
      }
      const chronological = createRuleCallCounts();
      for (let at = comparison.lag; at + comparison.length <= history.months; at++) {
        compareRules(chronological, history, { ...comparison, at });
      }
      rows.push([
        name,
        comparison.name,
        ...falseFigures(shuffled),
        ...[chronological.before, chronological.now].map((calls) =>
          (calls.calls / calls.maps).toFixed(1),
        ),
      ]);
    }
  }
  report.table([...FALSE_HEAD, 'own order: calls a map before', 'now'], rows);
}

const FALSE_HEAD = [
  '',
  'compared',
  'maps with a false call before',
  'false calls a map',
  'maps with a false call now',
  'false calls a map',
];

function falseFigures({ before, now }: RuleCallCounts): string[] {
  return [before, now].flatMap(({ maps, mapsWithAFalseCall, falseCalls }) => [
    percent(share(mapsWithAFalseCall, maps)),
    (falseCalls / maps).toFixed(2),
  ]);
}

function share(some: number, all: number): number {
  return all === 0 ? 0 : some / all;
}

function percent(value: number): string {
  return `${formatCount(Math.round(value * 1_000) / 10)}%`;
}
