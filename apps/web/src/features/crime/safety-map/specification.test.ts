import { losAngeles } from '@townlight/county-los-angeles';
import {
  CRIME_COLOR_CLASSES,
  EARLIEST_PERIOD_YEAR,
  RANKING_ROWS,
  TIME_PRESETS,
  TREND_MONTHS,
  toPresetPeriod,
} from '@townlight/domain/crime';
import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { formatRate } from '../../../i18n/figures.ts';
import { chartMonthRange } from '../../../period/trend-months.ts';
import { theme } from '../../../ui/mui/SiteThemeProvider.tsx';
import { buildReportSeries } from '../report/report-series.ts';
import { makeTrends } from '../testing/make-area.ts';
import { DEFAULT_SAFETY_MAP_STATE } from './safety-map-state.ts';

// The specification's constants, repeated here to catch typos in the code.
describe('section 9', () => {
  test('the safety map begins where the specification has it', () => {
    expect(losAngeles.safetyMapView).toEqual({
      latitude: 34.0227,
      longitude: -118.2859,
      zoom: 9,
      minZoom: 8,
      maxZoom: 20,
    });
  });

  test('the search is bounded as the specification has it', () => {
    expect(losAngeles.searchBounds).toEqual([-119.479071, 32.633992, -117.591883, 34.889873]);
  });

  test('the presets are one month and twelve, and custom periods begin in 2010', () => {
    expect(TIME_PRESETS).toEqual(expect.arrayContaining([1, 12]));
    expect(EARLIEST_PERIOD_YEAR).toBe(2010);
    const october = toYearMonth(2026, 10);
    expect(toPresetPeriod(1, october)).toEqual({ from: october, to: october });
    expect(toPresetPeriod(12, october)).toEqual({ from: toYearMonth(2025, 11), to: october });
  });

  test('the trend chart covers the last 12 months on record, not the current one', () => {
    const last = toYearMonth(2026, 10);
    const points = buildReportSeries(makeTrends(last, Array(24).fill(50)), []);
    expect(TREND_MONTHS).toBe(12);
    expect(points).toHaveLength(12);
    expect(points.at(-1)?.month).toBe(last);
  });

  test('the chart of a custom period shows that period, and at least 12 months', () => {
    const last = toYearMonth(2026, 10);
    const preset = { kind: 'preset', months: 1 } as const;
    expect(chartMonthRange(preset, { from: last, to: last }, last)).toEqual({
      from: toYearMonth(2025, 11),
      to: last,
    });
    const years = { from: toYearMonth(2022, 3), to: toYearMonth(2024, 2) };
    expect(chartMonthRange({ kind: 'custom', range: years }, years, last)).toEqual(years);
    const points = buildReportSeries(makeTrends(last, Array(60).fill(50)), [], years);
    expect(points).toHaveLength(24);
    expect(points.map(({ month }) => month)).toContain(years.from);
    expect(points.at(-1)?.month).toBe(years.to);
    const month = { from: toYearMonth(2024, 2), to: toYearMonth(2024, 2) };
    expect(chartMonthRange({ kind: 'custom', range: month }, month, last)).toEqual({
      from: toYearMonth(2023, 3),
      to: toYearMonth(2024, 2),
    });
  });

  test('a rate per 100K is the rate times 100000', () => {
    const intl = createIntl({ locale: 'en' });
    expect(formatRate(intl, 0.00857)).toBe('857');
    expect(formatRate(intl, 0.000054)).toBe('5.4');
  });

  test('color scales have 6 levels, rankings 10 rows', () => {
    expect(CRIME_COLOR_CLASSES).toBe(6);
    expect(RANKING_ROWS).toBe(10);
  });

  test('the breakpoints are those of the specification', () => {
    // in rem, with 16 px at the default font size
    expect(theme.breakpoints.values).toEqual({
      xs: 0,
      sm: 600 / 16,
      md: 960 / 16,
      lg: 1280 / 16,
      xl: 1400 / 16,
    });
  });
});

describe('section 4', () => {
  test('the filters begin with the rate, the last full month, all crime and neighborhoods', () => {
    expect(DEFAULT_SAFETY_MAP_STATE).toMatchObject({
      mode: 'safe',
      period: { kind: 'preset', months: 1 },
      bigBundle: null,
      smallBundles: [],
      partition: 'neighborhoods',
      area: null,
    });
  });
});
