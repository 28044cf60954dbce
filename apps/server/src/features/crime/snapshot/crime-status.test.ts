import { NO_COMPLETE_MONTHS } from '@townlight/domain/crime';
import { addMonths, monthOfYear, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import type { AgencyMonthsOnRecord } from '../store.ts';
import {
  buildCrimeStatus,
  findFirstProvisionalMonth,
  findMonthsOnRecord,
  findProvisionalByAgency,
  findProvisionalSince,
  isProvisionalForAnyAgency,
} from './crime-status.ts';

const ZONE = 'America/Los_Angeles';

function makeSupplier(slug: string, from: YearMonth, months: number): AgencyMonthsOnRecord {
  const supplied = new Set(Array.from({ length: months }, (_, m) => addMonths(from, m)));
  return {
    slug,
    name: slug,
    completeMonths: NO_COMPLETE_MONTHS,
    months: supplied,
    recorded: [],
    releasedAt: null,
  };
}

describe('the months on record', () => {
  test('run from the first to the last that any agency has supplied', () => {
    const agencies = [
      makeSupplier('lapd', toYearMonth(2024, 1), 6),
      makeSupplier('lasd', toYearMonth(2023, 11), 4),
    ];
    expect(
      findMonthsOnRecord(agencies, { first: toYearMonth(1998, 5), last: toYearMonth(2026, 11) }),
    ).toEqual({
      from: toYearMonth(2023, 11),
      to: toYearMonth(2024, 6),
    });
  });

  test('are those with reports from 2010 on while no month is known to be complete', () => {
    const reported = { first: toYearMonth(1998, 5), last: toYearMonth(2011, 3) };
    expect(findMonthsOnRecord([], reported)).toEqual({
      from: toYearMonth(2010, 1),
      to: toYearMonth(2011, 3),
    });
    expect(findMonthsOnRecord([], null)).toBeNull();
  });
});

test('a month is provisional that ended less than 45 days before the release', () => {
  const range = { from: toYearMonth(2026, 1), to: toYearMonth(2026, 10) };
  const provisionalAt = (day: string) => findFirstProvisionalMonth(range, new Date(day), ZONE);
  expect(provisionalAt('2026-11-12T08:00Z')).toBe(toYearMonth(2026, 9));
  expect(provisionalAt('2026-11-15T08:00Z')).toBe(toYearMonth(2026, 10));
  expect(provisionalAt('2027-03-01T08:00Z')).toBeNull();
});

test('months are provisional by the release of their agency (once another agency’s load settled them)', () => {
  const released = (slug: string, from: YearMonth, months: number, day: string) => ({
    ...makeSupplier(slug, from, months),
    releasedAt: new Date(day),
  });
  const provisional = findProvisionalByAgency(
    [
      released('lapd', toYearMonth(2026, 1), 10, '2027-03-01T08:00Z'),
      released('lasd', toYearMonth(2026, 1), 8, '2026-09-20T08:00Z'),
    ],
    ZONE,
  );
  expect([...provisional]).toEqual([
    ['lasd', { from: toYearMonth(2026, 8), to: toYearMonth(2026, 8) }],
  ]);
  const range = { from: toYearMonth(2026, 1), to: toYearMonth(2026, 10) };
  expect(findProvisionalSince(range, provisional)).toBeNull();
  expect(isProvisionalForAnyAgency(['lasd', 'lapd'], toYearMonth(2026, 8), provisional)).toBe(true);
  expect(isProvisionalForAnyAgency(['lapd'], toYearMonth(2026, 8), provisional)).toBe(false);
  expect(isProvisionalForAnyAgency(['lasd'], toYearMonth(2026, 9), provisional)).toBe(false);
});

test('figures are called samples while any newest release is one', () => {
  const status = (samples: boolean[]) =>
    buildCrimeStatus({
      range: null,
      provisional: new Map(),
      agencies: [],
      releases: samples.map((sample) => ({ sample, asOf: new Date(0) })),
      agencyNames: new Map(),
      breaksOf: new Map(),
      recording: { outsideAllCrime: [], countedSingly: [] },
      areas: { neighborhoods: 0, zipcodes: 0, tracts: 0 },
    }).sample;
  expect([status([false, true]), status([false]), status([])]).toEqual([true, false, false]);
});

test('the months that an agency has left out are named', () => {
  const vernon = makeSupplier('vernon', toYearMonth(2026, 1), 10);
  const months = new Set([...vernon.months].filter((m) => ![2, 3, 7].includes(monthOfYear(m))));
  const agencies = [{ ...vernon, months }, makeSupplier('lapd', toYearMonth(2026, 1), 10)];
  const { sources } = buildCrimeStatus({
    ...{ range: null, provisional: new Map(), agencies, releases: [], agencyNames: new Map() },
    ...{ breaksOf: new Map(), recording: { outsideAllCrime: [], countedSingly: [] } },
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
