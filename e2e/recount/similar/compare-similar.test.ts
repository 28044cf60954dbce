import { expect, test } from 'vitest';
import { Differences } from '../differences.ts';
import type { AreaFigures, CrimeRecount, PeriodFigures } from '../recount-crimes.ts';
import { compareSimilar } from './compare-similar.ts';

const OCTOBER = 2026 * 12 + 9;
/** Residents, reports: six towns alike, one twice as large and more, one without residents on record. */
const TOWNS = {
  ash: [10_000, 20],
  birch: [10_100, 30],
  cedar: [9_800, 40],
  elm: [10_300, 9],
  fir: [9_600, 50],
  gum: [10_500, 60],
  oak: [30_000, 90],
  pine: [null, 5],
} as const;

const october: PeriodFigures = new Map(
  Object.entries(TOWNS).map(([id, [residents, count]]): [string, AreaFigures] => [
    id,
    {
      ...{ id, name: id, residents, count, billionths: null, ranking: null },
      ...{ complete: true, recorded: true, outlier: false },
    },
  ]),
);

const counted: CrimeRecount = {
  ...{ partitions: ['neighborhoods'], rows: 0, records: 0, close: () => {} },
  figures: async () => new Map([[OCTOBER, october]]),
};

const of = (rate: number | null, number: number) => ({
  ...{ year: 2026, month: 10, rate, counted: number, provisional: false },
});

/** Returns a site's reply for an area with five similar areas. */
function reply(areas: readonly string[], rate: number | null) {
  return {
    areas: areas.map((id) => ({ id, name: id, population: TOWNS[id as keyof typeof TOWNS][0] })),
    similar: { breaks: [], months: [of(rate, areas.length)] },
    county: {
      ...{ areas: 7, population: 90_300, breaks: [] },
      months: [{ ...of(0.003311185, 7), crime_count: 299, population: 90_300 }],
    },
  };
}

const RIGHT: Record<string, ReturnType<typeof reply>> = {
  ash: reply(['birch', 'cedar', 'elm', 'fir', 'gum'], 0.004081633),
  birch: reply(['ash', 'elm', 'cedar', 'gum', 'fir'], 0.004081633),
  cedar: reply(['ash', 'fir', 'birch', 'elm', 'gum'], 0.002970297),
  elm: reply(['birch', 'gum', 'ash', 'cedar', 'fir'], 0.004081633),
  fir: reply(['cedar', 'ash', 'birch', 'elm', 'gum'], 0.002970297),
  gum: reply(['elm', 'birch', 'ash', 'cedar', 'fir'], 0.002970297),
  oak: reply([], null),
  pine: reply([], null),
};

async function compared(plant: (replies: typeof RIGHT) => void = () => {}) {
  const replies = structuredClone(RIGHT);
  plant(replies);
  const lines: string[] = [];
  const found = new Differences('similar areas', (line) => lines.push(line));
  const site = {
    json: async (path: string) => replies[path.split('/')[3] ?? ''],
    text: async () => '',
    find: async () => null,
  };
  await compareSimilar(site, counted, [], found);
  return { ...found, lines };
}

test('similar areas, their middle rate and the rate of the county are worked out again', async () => {
  expect((await compared()).lines).toEqual([]);
});

test('one area in a wrong place and one wrong rate are found', async () => {
  const swapped = await compared(({ ash }) => ash?.areas.reverse());
  expect(swapped).toMatchObject({ differing: 1 });
  expect(swapped.lines.join()).toContain('ash, all crime: similar areas');
  const moved = await compared(({ cedar }) => {
    const [month] = cedar?.county.months ?? [];
    if (month) month.rate = 0.003311186;
  });
  expect(moved).toMatchObject({ differing: 1 });
  expect(moved.lines.join()).toContain('cedar, all crime, county 2026-10: rate: 3311186');
});
