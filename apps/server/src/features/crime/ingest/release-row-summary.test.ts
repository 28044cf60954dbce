import { crimeSources } from '@townlight/county-los-angeles';
import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import type { CrimeRecord } from './parse-crime-row.ts';
import { RowSummarizer } from './release-row-summary.ts';

function summarizeRows(rows: readonly Partial<CrimeRecord>[], withdrawn: readonly string[] = []) {
  const summarizer = new RowSummarizer(crimeSources.sources['lapd-nibrs']);
  for (const [at, row] of rows.entries())
    summarizer.include({
      number: `N${at}`,
      code: 'NIBRS-13B',
      description: 'Simple assault',
      occurredAt: '2025-01-31 20:15',
      month: toYearMonth(2025, 1),
      longitude: null,
      latitude: null,
      ...row,
    });
  for (const number of withdrawn) summarizer.include({ number, withdrawn: 'DELETED "Y"' });
  return summarizer.summarize();
}

const flags = (yes: number, no: number, empty: number) => [
  ...Array.from({ length: yes }, () => ({ domestic: true })),
  ...Array.from({ length: no }, () => ({ domestic: false })),
  ...Array.from({ length: empty }, () => ({ domestic: null })),
];

test('a column that is filled makes domestic violence recorded', () => {
  expect(summarizeRows(flags(2, 17, 1))).toEqual({ rules: 'lapd-nibrs' });
  expect(summarizeRows(flags(0, 1, 0))).toEqual({ rules: 'lapd-nibrs' });
});

test('a missing or mostly empty column does not make domestic violence recorded', () => {
  expect(summarizeRows(flags(0, 0, 20))).toEqual({ rules: 'nibrs' });
  expect(summarizeRows(flags(2, 16, 2))).toEqual({ rules: 'nibrs' });
});

test('a file without assaults does not determine whether domestic violence is recorded', () => {
  expect(summarizeRows([{}])).toEqual({});
});

test('excluded rows are counted per record, by the last row of each number', () => {
  const rows = [
    { excludedBy: 'MCJ' },
    { excludedBy: 'MCJ' },
    { excludedBy: 'NCCF' },
    { number: 'N0', excludedBy: 'MCJ' },
    { number: 'N1' },
  ];
  expect(summarizeRows(rows)).toEqual({ apart: { MCJ: 1, NCCF: 1 } });
  expect(summarizeRows(rows, ['N0'])).toEqual({ apart: { NCCF: 1 } });
});
