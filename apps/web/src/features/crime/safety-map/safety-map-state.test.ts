import { TIME_PRESETS } from '@townlight/domain/crime';
import { toYearMonth, type YearMonth } from '@townlight/domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMapPlace } from '../../../map/map-place.ts';
import {
  applySafetyMapChange,
  DEFAULT_SAFETY_MAP_STATE,
  formatSafetyMapQuery,
  parseSafetyMapState,
  type SafetyMapState,
} from './safety-map-state.ts';

const month = fc.integer({ min: toYearMonth(2010, 1), max: toYearMonth(2030, 12) });
const period: fc.Arbitrary<SafetyMapState['period']> = fc.oneof(
  fc.record({ kind: fc.constant('preset' as const), months: fc.constantFrom(...TIME_PRESETS) }),
  fc
    .tuple(month, month)
    .map(([a, b]) => ({ from: Math.min(a, b) as YearMonth, to: Math.max(a, b) as YearMonth }))
    .map((range) => ({ kind: 'custom' as const, range })),
);
const name = fc.string({ minLength: 1, maxLength: 20 });
const anyState: fc.Arbitrary<SafetyMapState> = fc
  .record({
    mode: fc.constantFrom('safe' as const, 'traj' as const),
    period,
    timeline: fc.boolean(),
    bigBundle: fc.option(name),
    smallBundles: fc.uniqueArray(name, { maxLength: 4 }),
    basket: fc.constantFrom('common' as const, 'everything' as const),
    partition: fc.constantFrom('neighborhoods' as const, 'zipcodes' as const),
    area: fc.option(name),
    view: fc.constantFrom('map' as const, 'table' as const),
    report: fc.constantFrom('open' as const, 'closed' as const),
    place: fc.option(
      fc
        .tuple(
          fc.double({ min: -85, max: 85, noNaN: true }),
          fc.double({ min: -180, max: 180, noNaN: true }),
          fc.double({ min: 0, max: 20, noNaN: true }),
        )
        .map(([latitude, longitude, zoom]) => toMapPlace(latitude, longitude, zoom)),
    ),
    measure: fc.constantFrom('rate' as const, 'count' as const),
  })
  .map((state) => ({ ...state, timeline: state.timeline && state.mode === 'safe' }))
  .map((state) =>
    state.bigBundle === null
      ? { ...state, smallBundles: [] }
      : { ...state, basket: 'common' as const },
  );

describe('the state in the address bar', () => {
  it('is unchanged by a round trip through the query string', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const address = formatSafetyMapQuery(state).toString();
        expect(parseSafetyMapState(new URLSearchParams(address))).toEqual(state);
      }),
    );
  });

  it('of the plain page is empty', () => {
    expect(formatSafetyMapQuery(DEFAULT_SAFETY_MAP_STATE).toString()).toBe('');
  });

  it.each([
    'mode=fast',
    'period=7',
    'period=custom',
    'period=custom&from=2025-13&to=2026-01',
    'period=custom&from=2026-05&to=2026-01',
    'partition=tracts',
    'sb=arson',
    'view=globe',
  ])('falls back to the default when it is invalid: %s', (address) => {
    expect(parseSafetyMapState(new URLSearchParams(address))).toEqual(DEFAULT_SAFETY_MAP_STATE);
  });
});

describe('consequences of a choice', () => {
  const chosen: SafetyMapState = {
    ...DEFAULT_SAFETY_MAP_STATE,
    bigBundle: 'property',
    smallBundles: ['arson', 'burglary'],
    area: 'hollywood',
  };

  it('a new category clears the crime types', () => {
    expect(applySafetyMapChange(chosen, { bigBundle: 'violent' }).smallBundles).toEqual([]);
    expect(applySafetyMapChange(chosen, { bigBundle: null }).smallBundles).toEqual([]);
  });

  it('choosing the same category preserves the crime types', () => {
    const same = applySafetyMapChange(chosen, { bigBundle: 'property' });
    expect(same.smallBundles).toEqual(chosen.smallBundles);
  });

  it('changing the mode or the boundaries clears the selected area', () => {
    expect(applySafetyMapChange(chosen, { mode: 'traj' }).area).toBeNull();
    expect(applySafetyMapChange(chosen, { partition: 'zipcodes' }).area).toBeNull();
  });

  it('changing the period or the category preserves the selected area', () => {
    expect(applySafetyMapChange(chosen, { period: { kind: 'preset', months: 12 } }).area).toBe(
      'hollywood',
    );
    expect(applySafetyMapChange(chosen, { bigBundle: null }).area).toBe('hollywood');
  });

  it('a chosen area opens the report', () => {
    const closed = { ...chosen, report: 'closed' as const };
    expect(applySafetyMapChange(closed, { area: 'venice' }).report).toBe('open');
    expect(applySafetyMapChange(closed, { view: 'table' }).report).toBe('closed');
  });
});
