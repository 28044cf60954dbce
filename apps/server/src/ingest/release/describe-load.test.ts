import { expect, it } from 'vitest';
import { describeLoad, type LoadSummary } from './describe-load.ts';
import type { LoadReport } from './load-result.ts';

const summary: LoadSummary<LoadReport & { stations: number }> = {
  unit: 'row',
  details: ({ stations }) => [`${stations} stations`],
};

const report = {
  releaseId: 7,
  origin: 'hourly.dat',
  rowsRead: 1_210,
  rowsNew: 1_200,
  rowsUpdated: 1,
  rowsUnchanged: 2,
  rowsRejected: 7,
  remarks: ['station 12 was not heard of before'],
  stations: 40,
};

it('a release is described with counts of all rows, its specific details and the path of the rejected rows', () => {
  expect(
    describeLoad({ outcome: 'published', report, rejects: 'data/rejects/x.csv' }, summary),
  ).toEqual([
    'hourly.dat: published as release 7',
    '  received 1,210 rows: 1,200 new, 1 updated, 2 unchanged, 7 rejected',
    '  40 stations',
    '  station 12 was not heard of before',
    '  rejected rows with their reasons: data/rejects/x.csv',
  ]);
});

it('of many remarks the first 25 are listed', () => {
  const remarks = Array.from({ length: 30 }, (_, i) => `remark ${i + 1}`);
  const lines = describeLoad(
    { outcome: 'published', report: { ...report, remarks }, rejects: null },
    summary,
  );
  expect(lines.slice(-2)).toEqual(['  remark 25', '  and 5 more remarks']);
});

it('a file that is already published is described as nothing to do', () => {
  const known = { outcome: 'already-published', releaseId: 7, origin: 'hourly.dat' } as const;
  expect(describeLoad(known, summary)).toEqual([
    'hourly.dat: nothing to do; the same file, with the same options, is already published as release 7',
  ]);
});
