import { expect, test } from 'vitest';
import { Differences } from '../differences.ts';
import type { AreaFigures, CrimeRecount } from '../recount-crimes.ts';
import { compareChanges } from './compare-changes.ts';

const OCTOBER = 2026 * 12 + 9;

const area = (id: string, count: number, complete = true): [string, AreaFigures] => [
  id,
  {
    ...{
      id,
      name: id,
      residents: 8_000,
      count,
      complete,
      recorded: true,
      outlier: false,
      ranking: null,
    },
    billionths: count < 10 ? null : Math.round((count / 8_000) * 1e9),
  },
];

const counted: CrimeRecount = {
  ...{ partitions: ['neighborhoods'], rows: 0, records: 0, close: () => {} },
  figures: async (_partition, _kind, months) =>
    months === 1
      ? new Map([
          [OCTOBER - 1, new Map([area('ash', 30), area('birch', 9), area('cedar', 7)])],
          [OCTOBER, new Map([area('ash', 40), area('birch', 12), area('cedar', 0, false)])],
        ])
      : new Map(),
};

const trajectory = (id: string, [count, before]: [number, number], given: object) => ({
  ...{ id, population: 8_000, complete: true, recorded: true, outlier: false },
  ...{ total_crime_count: count, compared_total_crime_count: before },
  total_crime_rate: count < 10 ? null : count / 8_000,
  compared_total_crime_rate: before < 10 ? null : before / 8_000,
  ...{ direction: 'no-clear-change', evidence: null, crosses_break: false },
  ...{ expected: null, usual_low: null, usual_high: null, change_low: null, change_high: null },
  ...given,
});

const RIGHT = [
  trajectory('ash', [40, 30], { change: 0.333333 }),
  // no comparison is made across a change of the counting rules
  trajectory('birch', [12, 9], { change: null, crosses_break: true }),
  trajectory('cedar', [0, 7], { change: null, complete: false }),
];

async function compared(place = 0, figures: object = {}) {
  const sent = RIGHT.map((one, at) => (at === place ? { ...one, ...figures } : one));
  const lines: string[] = [];
  const found = new Differences('changes', (line) => lines.push(line));
  await compareChanges(
    { json: async () => sent, text: async () => '', find: async () => null },
    counted,
    { categories: [], single: [] },
    found,
  );
  return { ...found, lines };
}

test('counts, rates and relative changes are worked out again', async () => {
  // October against September: three areas of eleven values, and the number of areas
  expect(await compared()).toMatchObject({ values: 1 + 3 * 11, differing: 0, lines: [] });
});

test('one error in a count, a rate or a change is found', async () => {
  const plants: [place: number, figures: object, line: string][] = [
    [0, { compared_total_crime_count: 31 }, 'ash before: 31, counted again 30'],
    [0, { change: 0.33 }, 'ash change: 0.33, counted again 0.333333'],
    [1, { compared_total_crime_rate: 0.001125 }, 'birch rate before: 1125000, counted again null'],
    [2, { change: -1 }, 'cedar change: -1, counted again null'],
    [0, { direction: 'up' }, 'ash direction: up, counted again no-clear-change'],
    [1, { usual_high: 20 }, 'birch usual high: 20, counted again null'],
  ];
  for (const [place, figures, line] of plants) {
    const { differing, lines } = await compared(place, figures);
    expect(lines.join(), line).toContain(line);
    expect(differing, line).toBe(1);
  }
});
