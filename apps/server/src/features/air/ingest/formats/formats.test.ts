import { hourOfInstant } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { createAirNowParser } from './airnow.ts';
import { createAqsParser } from './aqs.ts';
import { createHourParser } from './hour-parser.ts';
import { createMappedCsvParser } from './mapped-csv.ts';
import { airMappingSchema } from './mapping.ts';
import { mappingExamples } from './mapping-examples.ts';
import { isMicrogramsPerCubicMeter, parseConcentration } from './parse-concentration.ts';

const at = (text: string) => hourOfInstant(Date.parse(text));

describe('a row of an AirNow hourly file', () => {
  const parse = (row: string) => createAirNowParser()(row.split('|'))[0];
  const ROW = '11/08/18|16:00|060371103|Los Angeles - N. Mai|-8|PM2.5|UG/M3|18.4|South Coast AQMD';

  test('is a reading in UTC, of the station by EPA’s number alone', () => {
    const record = {
      station: '060371103',
      hour: at('2018-11-08T16:00Z'),
      concentration: 18.4,
      instrument: 0,
    };
    expect(parse(ROW)).toEqual({ kind: 'reading', record });
    expect(parse(ROW.replace('|0603', '|8400603'))).toEqual({ kind: 'reading', record });
  });

  test.each([
    [ROW.replace('PM2.5', 'OZONE').replace('UG/M3', 'PPB'), { kind: 'other-pollutant' }],
    [ROW.replace('18.4', '-999'), { kind: 'no-reading' }],
    [ROW.replace('18.4', ''), { kind: 'no-reading' }],
  ])('%s is passed over', (row, expected) => expect(parse(row)).toEqual(expected));

  test.each([
    [ROW.replace('UG/M3', 'PPB'), 'the unit is "PPB", not UG/M3'],
    [ROW.replace('18.4', '18,4'), 'the value "18,4" is not a number'],
    [ROW.replace('18.4', '0x12'), 'the value "0x12" is not a number'],
    [ROW.replace('11/08/18', '02/30/18'), '"02/30/18 16:00" is not a date and a whole hour'],
    [ROW.replace('16:00', '24:00'), '"11/08/18 24:00" is not a date and a whole hour'],
    [ROW.replace('16:00', '16:30'), '"11/08/18 16:30" is not a date and a whole hour'],
    [ROW.replace('060371103', ' '), 'names no station'],
    ['11/08/18|16:00', 'has 2 fields where an hourly file of AirNow has 9'],
  ])('%s is rejected: %s', (row, reason) =>
    expect(parse(row)).toMatchObject({ kind: 'rejected', reason }),
  );
});

describe('a row of an AQS hourly file', () => {
  const HEADER =
    'State Code,County Code,Site Num,Parameter Code,POC,Latitude,Longitude,Datum,Parameter Name,Date Local,Time Local,Date GMT,Time GMT,Sample Measurement,Units of Measure,County Name';
  const ROW =
    '06,037,1103,88101,3,34.06659,-118.22688,WGS84,PM2.5,2018-11-08,08:00,2018-11-08,16:00,18.4,Micrograms/cubic meter (LC),Los Angeles';
  const parse = (row: string, header = HEADER) => {
    const read = createAqsParser('hourly_88101_2018.csv');
    expect(read(header.split(','))).toEqual([]);
    return read(row.split(','))[0];
  };

  test('is a reading by its GMT columns, with its instrument and where its station is', () => {
    const record = {
      station: '060371103',
      hour: at('2018-11-08T16:00Z'),
      concentration: 18.4,
      instrument: 3,
    };
    const place = { code: '060371103', name: 'Los Angeles 1103', latitude: 34.06659 };
    expect(parse(ROW)).toMatchObject({ kind: 'reading', record, at: place });
    // a spreadsheet dropped the leading zeros
    expect(parse(ROW.replace('06,037', '6,37'))).toMatchObject({ record });
  });

  test('is ignored or rejected depending on its values', () => {
    expect(parse(ROW.replace('88101', '88502'))).toEqual({ kind: 'other-pollutant' });
    expect(parse(ROW.replace('18.4,', ','))).toEqual({ kind: 'no-reading' });
    const reasons = [
      ROW.replace('Micrograms/cubic meter (LC)', 'Parts per billion'),
      ROW.replace('11-08,16:00', '11-31,16:00'),
      ROW.replace('1103', 'A'),
    ].map((row) => parse(row));
    expect(reasons).toMatchObject([
      { reason: 'the unit is "Parts per billion", not Micrograms/cubic meter' },
      { reason: '"2018-11-31 16:00" is not a date and a whole hour' },
      { reason: '"06037000A" is not a station of 9 digits' },
    ]);
  });

  test('a file without its columns is another file', () => {
    expect(() => parse(ROW, HEADER.replace('POC', 'PO'))).toThrow(
      /hourly_88101_2018.csv, line 1: no column "POC".*hourly file of the parameter 88101/,
    );
  });
});

describe('times by a mapping', () => {
  const ZONE = 'America/Los_Angeles';
  const reader = (
    clock: 'utc' | 'county' | 'county-standard',
    dateOrder?: 'day-month-year',
    hours: 'beginning' | 'ending' = 'beginning',
  ) => {
    const read = createHourParser({ clock, dateOrder: dateOrder ?? 'month-day-year', hours }, ZONE);
    return (date: string, time: string | null = null, of = '') => read(date, time, of);
  };

  test('an offset in the text determines the hour, regardless of the clock setting', () => {
    for (const clock of ['utc', 'county', 'county-standard'] as const) {
      expect(reader(clock)('2018-11-08T08:00:00Z')).toBe(at('2018-11-08T08:00Z'));
      expect(reader(clock)('2018-11-08 00:00-08:00')).toBe(at('2018-11-08T08:00Z'));
    }
  });

  test('without one it is UTC, the county’s time, or its winter time all year', () => {
    expect(reader('utc')('2018-07-04 20:00')).toBe(at('2018-07-04T20:00Z'));
    expect(reader('county')('7/4/2018 8:00 PM')).toBe(at('2018-07-05T03:00Z'));
    expect(reader('county-standard')('7/4/2018', '2000')).toBe(at('2018-07-05T04:00Z'));
    expect(reader('county', 'day-month-year')('4/7/2018', '20:00')).toBe(at('2018-07-05T03:00Z'));
  });

  test('a bare hour number is parsed; 24 is rejected with advice (2, 13 and 24 once were “not a whole hour”)', () => {
    const read = reader('utc');
    expect(['0', '2', '13', '13.0'].map((hour) => read('2026-11-24', hour))).toEqual(
      ['00', '02', '13', '13'].map((hour) => at(`2026-11-24T${hour}:00Z`)),
    );
    expect(read('2026-11-24', '24')).toMatch(/^hours are numbered 1 to 24: .*"hours": "ending"/);
    expect(read('2026-11-24', '25')).toBe('"2026-11-24 25" is not a date and hour');
  });

  test('hours labeled by their end are parsed as one hour earlier, 24 in the same day', () => {
    const read = reader('utc', undefined, 'ending');
    expect(['1', '13:00', '24', '24:00'].map((hour) => read('2026-11-24', hour))).toEqual(
      ['00', '12', '23', '23'].map((hour) => at(`2026-11-24T${hour}:00Z`)),
    );
    expect(read('2026-11-24T00:00:00Z')).toBe(at('2026-11-23T23:00Z'));
    // the night when clocks go back: labels 1, 1 and 2
    const county = reader('county', undefined, 'ending');
    expect(['1', '1', '2'].map((hour) => county('2026-11-01', hour))).toEqual(
      ['07', '08', '09'].map((hour) => at(`2026-11-01T${hour}:00Z`)),
    );
    expect(county('2026-10-31', '24')).toBe(at('2026-11-01T06:00Z'));
  });

  test('when clocks go back, the two rows at one o’clock are resolved by the order of rows', () => {
    const read = reader('county');
    const night = ['00:00', '01:00', '01:00', '02:00'].map((time) => read('2026-11-01', time));
    expect(night).toEqual(['07', '08', '09', '10'].map((hour) => at(`2026-11-01T${hour}:00Z`)));
    const backwards = reader('county');
    expect(
      ['03:00', '02:00', '01:00', '01:00', '00:00'].map((t) => backwards('2026-11-01', t)),
    ).toEqual(['11', '10', '09', '08', '07'].map((hour) => at(`2026-11-01T${hour}:00Z`)));
  });

  test('the repeated hour is resolved separately for each station', () => {
    const read = reader('county');
    const [first, second] = [at('2026-11-01T08:00Z'), at('2026-11-01T09:00Z')];
    expect(read('2026-11-01', '01:00', 'A')).toBe(first);
    expect(read('2026-11-01', '01:00', 'B')).toBe(first);
    expect(read('2026-11-01', '01:00', 'A')).toBe(second);
    expect(read('2026-11-01', '01:00', 'B')).toBe(second);
  });

  test('the hour skipped in spring is rejected; the hours before and after it are consecutive', () => {
    const read = reader('county');
    expect(read('2026-03-08', '01:00')).toBe(at('2026-03-08T09:00Z'));
    expect(read('2026-03-08', '02:00')).toBe(
      '"2026-03-08 02:00" is an hour that the county\'s clocks skip that night',
    );
    expect(read('2026-03-08', '03:00')).toBe(at('2026-03-08T10:00Z'));
  });

  test.each([
    '',
    'yesterday',
    '2026-02-30 01:00',
    '2026-02-03 01:30',
    '2026-02-03',
    '2026-02-03T25:00:00Z',
  ])('"%s" is no hour', (text) =>
    expect(reader('county')(text)).toMatch(/is not a (date and|whole) hour/),
  );
});

describe('a mapping', () => {
  const long = {
    layout: 'long',
    columns: { date: 'when', station: 'site', value: 'pm' },
    clock: 'county',
    unit: 'ug/m3',
  };
  test.each(Object.entries(mappingExamples))('as the command shows it: %s', (_, example) => {
    expect(airMappingSchema.safeParse(example).success).toBe(true);
  });

  test('needs what its layout needs, and a unit that can be read', () => {
    expect(airMappingSchema.safeParse(long).success).toBe(true);
    for (const wrong of [
      { ...long, layout: 'wide' },
      { ...long, unit: 'ppb' },
      { ...long, unit: undefined },
      { ...long, clock: 'EST' },
      { ...long, parameter: 'OZONE' },
      { ...long, columns: { ...long.columns, value: 'pm10' } },
      { ...long, columns: { date: 'when', value: 'pm' } },
    ])
      expect(airMappingSchema.safeParse(wrong).success).toBe(false);
  });
});

test('a row of a mapped file with neither value nor unit has no reading, one of another pollutant is passed over', () => {
  const mapping = airMappingSchema.parse({
    layout: 'long',
    columns: { date: 'when', station: 'site', value: 'v', unit: 'u', parameter: 'p' },
    clock: 'utc',
  });
  const csv = { mapping, timeZone: 'America/Los_Angeles', headings: new Map(), origin: 'x.csv' };
  const read = createMappedCsvParser(csv);
  read(['when', 'site', 'v', 'u', 'p']);
  const kindOf = (...row: string[]) => read(row)[0]?.kind;
  expect(kindOf('2026-11-24 13:00', '060379999', '', '', 'PM2.5')).toBe('no-reading');
  expect(kindOf('2026-11-24 13:00', '060379999', '40', 'PPB', 'OZONE')).toBe('other-pollutant');
  expect(kindOf('2026-11-24 13:00', '060379999', '4', '', 'PM2.5')).toBe('rejected');
  expect(kindOf('2026-11-24 13:00', '060379999', '4', 'UG/M3', '88101')).toBe('reading');
});

test('units and concentrations as they are written', () => {
  for (const unit of [
    'UG/M3',
    'ug/m3',
    'µg/m³',
    'μg/m³',
    'Micrograms/cubic meter (LC)',
    'Micrograms/cubic meter (25 C)',
  ])
    expect(isMicrogramsPerCubicMeter(unit)).toBe(true);
  for (const unit of ['PPB', 'mg/m3', '', 'ug/m2'])
    expect(isMicrogramsPerCubicMeter(unit)).toBe(false);
  expect(['12.4', '-1', '.5', '1e1'].map(parseConcentration)).toEqual([12.4, -1, 0.5, 10]);
  expect(['', 'NA', '-999', '-999.0', 'NaN'].map(parseConcentration)).toEqual(
    new Array(5).fill('no-reading'),
  );
  expect(['12,4', 'Infinity', '0x1', 'high'].map(parseConcentration)).toEqual(
    new Array(4).fill(null),
  );
});
