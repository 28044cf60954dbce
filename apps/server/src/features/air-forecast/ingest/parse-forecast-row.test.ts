import { type Day, formatDay, parseDay } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { type ForecastFields, forecastLine } from '../testing/forecast-line.ts';
import { parseForecastRow } from './parse-forecast-row.ts';

const OPTIONS = {
  isNear: ({ longitude }: { longitude: number }) => longitude < -110,
  today: parseDay('2026-11-30') as Day,
};
const parse = (fields: Partial<ForecastFields>) =>
  parseForecastRow(forecastLine(fields).split('|'), OPTIONS);
const figureOf = (fields: Partial<ForecastFields>) => {
  const parsed = parse(fields);
  return parsed.kind === 'forecast' ? [parsed.forecast.aqi, parsed.forecast.category] : parsed;
};

describe('a row of AirNow’s file of reporting areas', () => {
  test('with a forecast has its area, days, pollutant, index, category, mark, action day, text and agency', () => {
    const fields = {
      issued: '11/29/2026',
      valid: '12/1/26',
      aqi: '120',
      category: 'Unhealthy for Sensitive Groups',
      action: 'Yes',
      discussion: ' "Smoke" of the fires ',
    };
    expect(parse(fields)).toEqual({
      kind: 'forecast',
      forecast: {
        area: 'Central LA CO',
        state: 'CA',
        validOn: parseDay('2026-12-01'),
        issuedOn: parseDay('2026-11-29'),
        longitude: -118.2417,
        latitude: 34.0669,
        pollutant: 'PM2.5',
        aqi: 120,
        category: 'usg',
        isPrimary: true,
        isActionDay: true,
        discussion: '"Smoke" of the fires',
        agency: 'South Coast AQMD',
      },
    });
  });

  test.each([
    [{ aqi: '60', category: '' }, [60, 'moderate']],
    [{ aqi: '-1', category: 'Hazardous' }, [null, 'hazardous']],
    [{ aqi: '', category: 'Very Unhealthy' }, [null, 'veryunhealthy']],
    [{ aqi: '812', category: 'Hazardous' }, [812, 'hazardous']],
    // the worse of two that contradict each other
    [{ aqi: '160', category: 'Good' }, [160, 'unhealthy']],
    [{ aqi: '20', category: 'Unhealthy' }, [null, 'unhealthy']],
  ])('with %o is forecast as %j', (fields, figure) => {
    expect(figureOf(fields)).toEqual(figure);
  });

  test('may have the delimiter in its discussion, which is cut off after 4,000 characters', () => {
    expect(parse({ discussion: 'a|b' })).toMatchObject({ forecast: { discussion: 'a|b' } });
    const parsed = parse({ discussion: 'x'.repeat(5_000) });
    expect(parsed.kind === 'forecast' && parsed.forecast.discussion).toHaveLength(4_001);
  });

  test.each([
    [{ type: 'O' }, 'observations'],
    [{ type: 'Y' }, 'yesterdays'],
    [{ longitude: '-73.98', aqi: 'unreadable' }, 'farAreas'],
    [{ valid: '11/29/26' }, 'pastDays'],
    [{ aqi: '-1', category: '' }, 'withoutForecast'],
  ] as const)('with %o is skipped and counted as one of %s', (fields, why) => {
    expect(parse(fields)).toEqual({ kind: 'skipped', why });
  });

  test.each([
    [{ type: 'X' }, 'the data type is "X"; F, O and Y are allowed'],
    [{ latitude: 'north' }, 'the latitude is "north"; degrees from -90 to 90 are allowed'],
    [{ longitude: '-190' }, 'the longitude is "-190"; degrees from -180 to 180 are allowed'],
    [{ issued: '11/31/26' }, 'the issue date is "11/31/26"; a date as 11/30/26 is allowed'],
    [{ valid: '2026-11-30' }, 'the valid date is "2026-11-30"; a date as 11/30/26 is allowed'],
    [{ issued: '12/02/26' }, 'the issue date is 2026-12-02; dates to 2026-12-01 are allowed'],
    [
      { valid: '12/30/26' },
      'the valid date is 2026-12-30; dates to 30 days after the issue date, 2026-11-29, are allowed',
    ],
    [{ area: ' ' }, 'names no reporting area'],
    [{ pollutant: '' }, 'names no pollutant'],
    [{ primary: '?' }, 'the mark of the primary pollutant is "?"; Y and N are allowed'],
    [{ aqi: '6O' }, 'the AQI is "6O"; a whole number from 0 to 9999, -1 and nothing are allowed'],
    [
      { category: 'Fair' },
      'the category is "Fair"; Good, Moderate, Unhealthy for Sensitive Groups, Unhealthy, Very Unhealthy, Hazardous and nothing are allowed',
    ],
    [{ action: 'Maybe' }, 'the action day is "Maybe"; Yes and No are allowed'],
    [{ area: 'a'.repeat(101) }, 'the reporting area has 101 characters; at most 100 are allowed'],
    [{ agency: 'a\0' }, 'the agency has a NUL character, which text never has'],
    [{ discussion: 'a\0' }, 'the discussion has a NUL character, which text never has'],
  ])('with %o is rejected with what is allowed', (fields, reason) => {
    expect(parse(fields)).toMatchObject({ kind: 'rejected', reason });
  });

  test('that is cut off names the area and day that it is about, as far as they can be read', () => {
    const row = forecastLine().split('|').slice(0, 12);
    expect(parseForecastRow(row, OPTIONS)).toEqual({
      kind: 'rejected',
      reason: "has 12 fields where AirNow's file of reporting areas has 17",
      about: { area: 'Central LA CO', state: 'CA', validOn: parseDay('2026-11-30') },
    });
    expect(parse({ valid: 'tomorrow' })).toMatchObject({ about: { validOn: null } });
    expect(formatDay(OPTIONS.today)).toBe('2026-11-30');
  });
});
