import { NOTHING_WHOLE } from '@townlight/domain/crime';
import { addMonths, monthOfYear, type YearMonth, yearMonth } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import type { SupplyingAgency } from '../store.ts';
import {
  crimeStatusOf,
  firstProvisionalMonth,
  isProvisionalOf,
  monthsOnRecord,
  provisionalByAgency,
  provisionalSince,
} from './crime-status.ts';

const ZONE = 'America/Los_Angeles';

function makeSupplier(slug: string, from: YearMonth, months: number): SupplyingAgency {
  const supplied = new Set(Array.from({ length: months }, (_, m) => addMonths(from, m)));
  return {
    slug,
    name: slug,
    whole: NOTHING_WHOLE,
    months: supplied,
    recorded: [],
    releasedAt: null,
  };
}

describe('the months on record', () => {
  test('run from the first to the last that any agency has supplied', () => {
    const agencies = [
      makeSupplier('lapd', yearMonth(2024, 1), 6),
      makeSupplier('lasd', yearMonth(2023, 11), 4),
    ];
    expect(
      monthsOnRecord(agencies, { first: yearMonth(1998, 5), last: yearMonth(2026, 11) }),
    ).toEqual({
      from: yearMonth(2023, 11),
      to: yearMonth(2024, 6),
    });
  });

  test('are those with reports while no month is known to be whole, from 2010 on', () => {
    const reported = { first: yearMonth(1998, 5), last: yearMonth(2011, 3) };
    expect(monthsOnRecord([], reported)).toEqual({
      from: yearMonth(2010, 1),
      to: yearMonth(2011, 3),
    });
    expect(monthsOnRecord([], null)).toBeNull();
  });
});

test('a month is provisional that ended less than 45 days before the release', () => {
  const range = { from: yearMonth(2026, 1), to: yearMonth(2026, 10) };
  const provisionalAt = (day: string) => firstProvisionalMonth(range, new Date(day), ZONE);
  expect(provisionalAt('2026-11-12T08:00Z')).toBe(yearMonth(2026, 9));
  expect(provisionalAt('2026-11-15T08:00Z')).toBe(yearMonth(2026, 10));
  expect(provisionalAt('2027-03-01T08:00Z')).toBeNull();
});

test('months are provisional by the release of their own agency: the day on which another was loaded once settled them', () => {
  const released = (slug: string, from: YearMonth, months: number, day: string) => ({
    ...makeSupplier(slug, from, months),
    releasedAt: new Date(day),
  });
  const provisional = provisionalByAgency(
    [
      released('lapd', yearMonth(2026, 1), 10, '2027-03-01T08:00Z'),
      released('lasd', yearMonth(2026, 1), 8, '2026-09-20T08:00Z'),
    ],
    ZONE,
  );
  expect([...provisional]).toEqual([
    ['lasd', { from: yearMonth(2026, 8), to: yearMonth(2026, 8) }],
  ]);
  const range = { from: yearMonth(2026, 1), to: yearMonth(2026, 10) };
  expect(provisionalSince(range, provisional)).toBeNull();
  expect(isProvisionalOf(['lasd', 'lapd'], yearMonth(2026, 8), provisional)).toBe(true);
  expect(isProvisionalOf(['lapd'], yearMonth(2026, 8), provisional)).toBe(false);
  expect(isProvisionalOf(['lasd'], yearMonth(2026, 9), provisional)).toBe(false);
});

test('figures are called samples while any newest release is one', () => {
  const status = (samples: boolean[]) =>
    crimeStatusOf({
      range: null,
      provisional: new Map(),
      agencies: [],
      releases: samples.map((sample) => ({ sample, asOf: new Date(0) })),
      agencyNames: new Map(),
      breaksOf: new Map(),
      outsideAllCrime: [],
      areas: { neighborhoods: 0, zipcodes: 0, tracts: 0 },
    }).sample;
  expect([status([false, true]), status([false]), status([])]).toEqual([true, false, false]);
});

test('the months that an agency has left out are named', () => {
  const vernon = makeSupplier('vernon', yearMonth(2026, 1), 10);
  const months = new Set([...vernon.months].filter((m) => ![2, 3, 7].includes(monthOfYear(m))));
  const agencies = [{ ...vernon, months }, makeSupplier('lapd', yearMonth(2026, 1), 10)];
  const { sources } = crimeStatusOf({
    ...{ range: null, provisional: new Map(), agencies, releases: [], agencyNames: new Map() },
    ...{ breaksOf: new Map(), outsideAllCrime: [] },
    areas: { neighborhoods: 0, zipcodes: 0, tracts: 0 },
  });
  expect(sources.map(({ missing }) => missing)).toEqual([
    [
      { from: '2026-02', to: '2026-03' },
      { from: '2026-07', to: '2026-07' },
    ],
    [],
  ]);
});
