import { CORONAVIRUS_CHART_DAYS, isSuppressedTotal } from '@townlight/domain/coronavirus';
import { formatDay } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { generateSampleSeries, type SampleSeries } from './sample-reports.ts';

const all = [...generateSampleSeries()];
const of = (label: string) => all.find((series) => series.label === label) as SampleSeries;
const falls = ({ totals }: SampleSeries) =>
  totals.filter((total, at) => {
    const before = totals[at - 1];
    return typeof before === 'number' && typeof total === 'number' && total < before;
  });

test('every reporting area with a neighborhood has a series that is longer than the chart and ended', () => {
  expect(all.length).toBeGreaterThan(330);
  for (const { first, totals } of all) {
    expect(totals.length).toBeGreaterThan(CORONAVIRUS_CHART_DAYS);
    expect(formatDay((first + totals.length - 1) as never)).toBe('2022-10-31');
  }
});

test('cumulative totals never decrease, except for one correction', () => {
  expect(all.filter((series) => falls(series).length > 0).map(({ label }) => label)).toEqual([
    'City of Malibu',
  ]);
  expect(falls(of('City of Malibu'))).toHaveLength(1);
});

test('small case totals are reported as a range, in some areas until the end of the series', () => {
  const withheldAtTheEnd = all.filter(({ totals }) => isSuppressedTotal(totals.at(-1) ?? null));
  expect(withheldAtTheEnd.map(({ label }) => label)).toContain('City of Hidden Hills');
  for (const { totals } of all)
    for (const total of totals)
      if (typeof total === 'number') expect(total === 0 || total > 4).toBe(true);
});

test('one area joins late, and a shorter sample is the end of the same', () => {
  expect(of('Unincorporated - West Chatsworth').totals[0]).toBeNull();
  const [short] = [...generateSampleSeries(10)];
  expect(short?.totals).toEqual(of(short?.label ?? '').totals.slice(-10));
});
