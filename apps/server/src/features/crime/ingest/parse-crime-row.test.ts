import { crimeSources } from '@townlight/county-los-angeles';
import type { CrimeSource } from '@townlight/domain/crime';
import { toYearMonth } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { findCrimeColumns } from './find-crime-columns.ts';
import { createRecordParser } from './parse-crime-row.ts';
import { createMappingSchema } from './read-mapping.ts';
import { RecordDates } from './record-dates.ts';

const { sources, projections } = crimeSources;

function read(source: CrimeSource, header: string, row: string) {
  const names = header.split(',');
  const columns = findCrimeColumns(source, names, 'file.csv');
  const dates = new RecordDates({
    dateOrder: source.dateOrder,
    timeZone: 'America/Los_Angeles',
    today: '2026-11-20',
    hasTimeColumn: columns.time >= 0,
  });
  return createRecordParser(source, columns, names.length, dates)(row.split(','));
}

describe('the columns of each source', () => {
  it('summary reporting: a date, a separate time, coordinates in degrees', () => {
    expect(
      read(
        sources['lapd-legacy'],
        'LON,LAT,Crm Cd Desc,Crm Cd,TIME OCC,DATE OCC,Date Rptd,DR_NO',
        '-118.4679,34.0701,BURGLARY,310,330,01/08/2020 12:00:00 AM,01/09/2020,200815333',
      ),
    ).toEqual({
      number: '200815333',
      code: '310',
      description: 'BURGLARY',
      occurredAt: '2020-01-08 03:30',
      month: toYearMonth(2020, 1),
      longitude: -118.4679,
      latitude: 34.0701,
    });
  });

  it('a category is prefixed to a description that does not contain it, and a month is its first day', () => {
    const mapping = createMappingSchema(projections).parse({
      agency: 'x',
      agencyName: 'X',
      columns: { number: 'No', code: 'Code', category: 'Kind', description: 'Text', date: 'Month' },
    });
    const parse = (row: string) => read(mapping, 'No,Code,Kind,Text,Month', row);
    expect(parse('1,0460,BATTERY,SIMPLE,2025-01')).toMatchObject({
      description: 'BATTERY: SIMPLE',
      occurredAt: '2025-01-01 00:00',
    });
    expect(parse('1,0460,BATTERY,BATTERY,2025-01')).toMatchObject({ description: 'BATTERY' });
    expect(parse('1,0460,,SIMPLE,2025-01')).toMatchObject({ description: 'SIMPLE' });
    expect(parse('1,0460,BATTERY,,2025-01')).toMatchObject({ description: 'BATTERY' });
  });

  it('NIBRS: codes are prefixed to distinguish them from summary codes of the same number', () => {
    expect(
      read(
        sources['lapd-nibrs'],
        'uniquenibrno,nibr_code,nibr_description,date_occ,time_occ,hndrdth_lat,hndrdth_lon',
        'A1-220,220,Burglary,2025-01-31T00:00:00.000,2015,0,0',
      ),
    ).toMatchObject({ code: 'NIBRS-220', occurredAt: '2025-01-31 20:15', longitude: null });
  });

  it('the Sheriff: State Plane feet become degrees', () => {
    const record = read(
      sources.lasd,
      'LURN_SAK,INCIDENT_DATE,STAT,STAT_DESC,X_COORDINATE,Y_COORDINATE,DELETED',
      '1,10/11/2017 21:00,11,CRIMINAL HOMICIDE: Murder,6487000,1842000,N',
    );
    // A corner of the downtown grid, within a few hundred meters.
    expect(record).toMatchObject({ occurredAt: '2017-10-11 21:00' });
    if (!('longitude' in record)) throw new Error('is no record');
    expect(record.longitude).toBeCloseTo(-118.2465, 2);
    expect(record.latitude).toBeCloseTo(34.0543, 2);
  });

  it('the Sheriff: a deleted record is withdrawn, whatever else its row contains', () => {
    expect(
      read(
        sources.lasd,
        'LURN_SAK,INCIDENT_DATE,STAT,X_COORDINATE,Y_COORDINATE,DELETED',
        '1,,,6487000,1842000,Y',
      ),
    ).toEqual({ number: '1', withdrawn: 'DELETED "Y"' });
  });

  it.each([
    ['lapd-legacy', 'DR_NO,DATE OCC,TIME OCC,Crm Cd,Status Desc', '1,10/15/2020,2000,310'],
    ['lapd-nibrs', 'uniquenibrno,date_occ,time_occ,nibr_code,status_desc', '1,2025-01-31,2015,220'],
  ] as const)(
    '%s: an unfounded record is withdrawn, an open record is stored',
    (name, header, row) => {
      expect(read(sources[name], header, `${row},UNFOUNDED`)).toEqual({
        number: '1',
        withdrawn: expect.stringMatching(/^status.desc "UNFOUNDED"$/i),
      });
      expect(read(sources[name], header, `${row},Invest Cont`)).toMatchObject({
        number: '1',
        month: expect.any(Number),
      });
      expect(read(sources[name], header, `${row},`)).toMatchObject({ month: expect.any(Number) });
    },
  );

  it('NIBRS: an assault flagged as domestic has a separate code, other offenses do not', () => {
    const header = 'uniquenibrno,nibr_code,date_occ,time_occ,domestic_violence_crime';
    const nibrs = (code: string, flag: string) =>
      read(sources['lapd-nibrs'], header, `1,${code},2025-01-31,2015,${flag}`);
    expect(nibrs('13B', 'Yes')).toMatchObject({ code: 'NIBRS-13B-DV', domestic: true });
    expect(nibrs('13A', 'No')).toMatchObject({ code: 'NIBRS-13A', domestic: false });
    expect(nibrs('13A', '')).toMatchObject({ code: 'NIBRS-13A', domestic: null });
    expect(nibrs('290', 'Yes')).toMatchObject({ code: 'NIBRS-290', domestic: undefined });
  });

  it.each([
    ['MCJ', '145', 'MCJ'],
    ['Mcj', '145', 'MCJ'],
    // Damage in a jail, whichever unit reported it.
    ['LAKEWOOD', '262', 'STAT 262'],
  ])(
    'the Sheriff: what %s writes of code %s has no place, formerly that of the neighborhood around',
    (unit, code, excludedBy) => {
      const header = 'LURN_SAK,INCIDENT_DATE,STAT,X_COORDINATE,Y_COORDINATE,UNIT_NAME';
      const by = (name: string, stat: string) =>
        read(sources.lasd, header, `1,10/11/2017 21:00,${stat},6487000,1842000,${name}`);
      expect(by(unit, code)).toMatchObject({
        excludedBy: excludedBy,
        longitude: null,
        latitude: null,
      });
      expect(by('LAKEWOOD', '145')).toMatchObject({
        excludedBy: undefined,
        longitude: expect.any(Number),
      });
    },
  );

  it('a mapping of any other agency: the agency’s own address is not a location', () => {
    const source = createMappingSchema(projections).parse({
      agency: 'long-beach-pd',
      agencyName: 'Long Beach Police Department',
      dateOrder: 'day-month-year',
      columns: { number: 'Case', code: 'Offense', date: 'When', latitude: 'Lat', longitude: 'Lng' },
      fillerPoints: [[-118.1937, 33.7701]],
    });
    const header = 'Case,Offense,When,Lat,Lng';
    expect(read(source, header, '1,Theft,3/12/2021,33.77010,-118.19370')).toMatchObject({
      description: 'Theft',
      occurredAt: '2021-12-03 00:00',
      longitude: null,
    });
    expect(read(source, header, '1,Theft,3/12/2021,33.8,-118.2')).toMatchObject({
      longitude: -118.2,
    });
  });
});

describe('a mapping file', () => {
  const columns = { number: 'N', code: 'C', date: 'D', x: 'X', y: 'Y' };
  const mapping = { agency: 'toy-pd', agencyName: 'Toy Police', columns };
  it('names a projection of the county', () => {
    const source = createMappingSchema(projections).parse({ ...mapping, projection: 'EPSG:2229' });
    expect(source.projection).toBe(sources.lasd.projection);
  });
  it('without a projection is rejected with the available projections', () => {
    const read = createMappingSchema({ 'EPSG:3310': '+proj=aea' }).safeParse(mapping);
    expect(read.error?.issues[0]?.message).toBe(
      'columns.x and columns.y need "projection": "EPSG:3310"',
    );
  });
});

describe('an invalid row is rejected with the reason', () => {
  const header = 'DR_NO,Crm Cd,DATE OCC,TIME OCC,LAT,LON';
  it.each([
    ['1,310,13/45/2023,1200,34,-118', 'DATE OCC "13/45/2023" is not a date'],
    ['1,310,11/21/2026,1200,34,-118', 'DATE OCC "11/21/2026" is after today, 2026-11-20'],
    ['1,310,1/1/1066,1200,34,-118', 'DATE OCC "1/1/1066" is before 1900-01-01'],
    ['1,310,1/1/2020,2475,34,-118', 'TIME OCC "2475" is not a time of day (HHMM)'],
    ['1,310,1/1/2020,1200,north,-118', 'LAT "north" is not a number'],
    [
      '1,310,1/1/2020,1200,1842000,6487000',
      'LON "6487000", LAT "1842000" are not degrees; projected coordinates need "x", "y" and "projection" in a mapping file',
    ],
    [',310,1/1/2020,1200,34,-118', 'DR_NO is empty; it identifies the record'],
    ['1,,1/1/2020,1200,34,-118', 'Crm Cd is empty; it says what kind of crime this is'],
  ])('%s', (row, rejected) => {
    expect(read(sources['lapd-legacy'], header, row)).toMatchObject({ rejected });
  });
});
