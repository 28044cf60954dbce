import { expect, test } from 'vitest';
import { Differences } from '../differences.ts';
import type { AreaFigures, CrimeRecount } from '../recount-crimes.ts';
import { compareTexts } from './compare-texts.ts';

const OCTOBER = 2026 * 12 + 9;

const area = (
  name: string,
  [residents, count, ranking]: [number, number, number | null],
  complete = true,
): [string, AreaFigures] => {
  const id = name.toLowerCase();
  return [
    id,
    {
      id,
      name,
      residents,
      count,
      ranking,
      complete,
      recorded: true,
      outlier: false,
      billionths: 0,
    },
  ];
};

const october = new Map([
  area('Ash', [20_000, 1_500, 1]),
  area('Birch', [8_000, 40, 2]),
  area('Cedar', [5_000, 9, null]),
  area('Downey', [9_000, 0, null], false),
  area('Elm', [2_000, 0, null]),
]);

const counted: CrimeRecount = {
  ...{ partitions: ['neighborhoods'], rows: 0, records: 0, close: () => {} },
  figures: async (_partition, _kind, months) =>
    new Map([[OCTOBER, months === 1 ? october : new Map([area('Ash', [20_000, 17_000, 1])])]]),
};

const describedAs = (text: string) =>
  `<html><head><meta name="description" content="${text}"></head><body></body></html>`;

const PAGES: Record<string, string> = {
  '/neighborhood/ash': describedAs(
    'Ash: 1,500 crimes reported in October 2026, 7,500 per 100,000 residents. Rank 1 of 2 neighborhoods by crime rate; rank 1 is the highest.',
  ),
  '/neighborhood/birch': describedAs(
    'Sample data: the figures are invented. Birch: 40 crimes reported in October 2026, 500 per 100,000 residents. Rank 2 of 2 neighborhoods by crime rate; rank 1 is the highest.',
  ),
  '/neighborhood/elm': describedAs('Elm: no crimes reported in October 2026.'),
  '/neighborhood/cedar': describedAs('Cedar: 9 crimes reported in October 2026.'),
  '/neighborhood/downey': describedAs(
    'Downey, crime by month. Not all police departments have supplied their records for October 2026, so it is not ranked.',
  ),
  '/news/2026-10/ash': `<body><p>1,500 crimes were reported, <strong>more than usual</strong> (1,200 to 1,450); 1,364 in October 2025.</p>
    <p>Its crime rate in October ranks 1 of 2 neighborhoods (1 = highest rate).</p>
    <p>17,000 crimes were reported in the 12 months through October 2026, within the usual range (16,000 to 18,000).</p>
    <table><thead><tr><th>Neighborhood</th><th>Reports</th><th>Per 100,000</th></tr></thead><tbody>
      <tr><th>Ash</th><td>1,500</td><td>7,500</td></tr><tr><th>Birch</th><td>40</td><td>500</td></tr>
      <tr><th>Cedar</th><td>9</td><td>too few</td></tr><tr><th>Downey</th><td>–</td><td>incomplete</td></tr>
    </tbody></table></body>`,
};

async function compared(path = '', [from, to]: [string, string] = ['', '']) {
  const lines: string[] = [];
  const found = new Differences('texts', (line) => lines.push(line));
  const find = async (requested: string) => {
    const page = PAGES[requested] ?? null;
    return requested === path ? (page?.replace(from, to) ?? null) : page;
  };
  await compareTexts({ find, json: async () => null, text: async () => '' }, counted, found);
  return { ...found, lines };
}

test('figures in previews and emails match the recount', async () => {
  expect((await compared()).lines).toEqual([]);
});

test('when the text states 12 months before the month, the month is compared rather than the 12 months', async () => {
  const after =
    'so first the 12 months through October: 17,000 crimes were reported, within the usual range. In October alone: ';
  const letter = (count: string): [string, string] => [
    '1,500 crimes were reported,',
    `${after}${count}, `,
  ];
  expect((await compared('/news/2026-10/ash', letter('1,500'))).lines).toEqual([]);
  expect((await compared('/news/2026-10/ash', letter('1,501'))).lines.join()).toContain(
    'letter of ash: reports: 1501, counted again 1500',
  );
});

test('a single wrong figure in a preview or an email is detected', async () => {
  const plants: [path: string, change: [string, string], line: string][] = [
    ['/neighborhood/ash', ['1,500', '1,501'], 'preview of ash: reports: 1501, counted again 1500'],
    ['/neighborhood/birch', ['500 per', '501 per'], 'preview of birch: rate: 501'],
    ['/neighborhood/cedar', ['.', '. Rank 3 of 2.'], 'preview of cedar: rank: 3'],
    [
      '/neighborhood/downey',
      ['Downey,', 'Downey: 0 crimes reported in October.'],
      'downey: reports: 0',
    ],
    ['/news/2026-10/ash', ['ranks 1 of', 'ranks 2 of'], 'letter of ash: rank: 2'],
    ['/news/2026-10/ash', ['17,000', '17,010'], 'letter of ash: 12 months: 17010'],
    ['/news/2026-10/ash', ['<td>40</td>', '<td>41</td>'], 'letter of ash: reports of Birch: 41'],
    ['/news/2026-10/ash', ['too few', '180'], 'letter of ash: rate of Cedar: 180'],
  ];
  for (const [path, change, line] of plants)
    expect((await compared(path, change)).lines.join(), line).toContain(line);
});
