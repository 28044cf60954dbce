import { STATION_SEARCH_MARGIN_KM } from '@townlight/domain/air';
import { describe, expect, test } from 'vitest';
import { parseStations } from './parse-stations.ts';
import { StationRegistry } from './station-registry.ts';

const OLD = [
  '060371103|PM2.5|1103|Los Angeles - N. Mai|Active|CA4|South Coast AQMD|R9|34.066590|-118.226880|87.000|-8.00|US|840|00|LA|40|LA|06|California|037|LOS ANGELES||',
  '060371103|OZONE|1103|Los Angeles - N. Mai|Active|CA4|South Coast AQMD|R9|34.066590|-118.226880|87.000|-8.00|US|840|00|LA|40|LA|06|California|037|LOS ANGELES||',
  '360050110|PM2.5|0110|New York "IS 52"|Active|NY1|NYS DEC|R2|40.8162|-73.902|14|-5|US|840|00|NY|40|NY|36|New York|005|BRONX||',
  '060379999|PM2.5|9999|Nowhere|Active|CA4|South Coast AQMD|R9|0|0|0|-8.00|US',
].join('\r\n');

const NEW = [
  'StationID|AQSID|FullAQSID|Parameter|MonitorType|SiteCode|SiteName|Status|AgencyID|AgencyName|EPARegion|Latitude|Longitude|Elevation',
  '840060371103|060371103|840060371103|PM2.5|Permanent|1103|Los Angeles - N. Main Street|Active|CA4|South Coast AQMD|R9|34.06659|-118.22688|87',
  '124000010102|000010102|124000010102|PM2.5|Permanent|0102|St. John’s|Active|NL|Canada|CA|47.56|-52.71|7',
].join('\n');

describe('where stations are', () => {
  test('AirNow’s site list without a header: one entry per station, sites without coordinates are ignored', () => {
    const { stations, chosen } = parseStations(OLD, 'monitoring_site_locations.dat');
    expect(chosen).toBe(false);
    expect(stations).toEqual([
      {
        code: '060371103',
        name: 'Los Angeles - N. Mai',
        latitude: 34.06659,
        longitude: -118.22688,
      },
      { code: '360050110', name: 'New York "IS 52"', latitude: 40.8162, longitude: -73.902 },
    ]);
  });

  test('AirNow’s file of sites with a header', () => {
    const { stations, chosen } = parseStations(NEW, 'Monitoring_Site_Locations_V2.dat');
    expect(chosen).toBe(false);
    expect(stations.map(({ code, name }) => [code, name])).toEqual([
      ['060371103', 'Los Angeles - N. Main Street'],
      ['000010102', 'St. John’s'],
    ]);
  });

  test('a custom list is parsed with the usual column names or those of the mapping', () => {
    const usual = parseStations('code,name,lat,lon\nA1,Hill,34.1,-118.2\n', 'list.csv');
    expect(usual).toMatchObject({ chosen: true, stations: [{ code: 'A1', latitude: 34.1 }] });
    const mapped = parseStations(
      'id,AQSID,place,Y,X\nx_1,840060371103,Hill,34.1,-118.2\n',
      'list.csv',
      {
        code: 'AQSID',
        name: 'place',
        latitude: 'Y',
        longitude: 'X',
        heading: 'id',
      },
    );
    expect(mapped.stations[0]?.code).toBe('060371103');
    expect(mapped.headings).toEqual(new Map([['x_1', '060371103']]));
  });

  test('a row with a NUL character or an overlong value is rejected by its line and column', () => {
    const long = 'x'.repeat(501);
    const { stations, rejected } = parseStations(
      `code,name,lat,lon\nA1,"Hill\nTop",34.1,-118.2\nA2,H\0ll,34.1,-118.2\n\n${long},Hill,34.1,-118.2\n`,
      'list.csv',
    );
    expect(stations.map(({ code }) => code)).toEqual(['A1']);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'name has a NUL character, which text never has'],
      [6, 'code has 501 characters; at most 500 are allowed'],
    ]);
    expect(() => parseStations('code,name,lat,lon\nA1,H\0ll,34.1,-118.2\n', 'x.csv')).toThrow(
      'x.csv, line 2: name has a NUL character',
    );
  });

  test('a file that is not a stations list is rejected with what is missing', () => {
    expect(() => parseStations('a,b\n1,2\n', 'x.csv')).toThrow(
      /x.csv, line 1: no column for the code/,
    );
    expect(() => parseStations('code,name,lat,lon\nA1,Hill,,\n', 'x.csv')).toThrow(
      /has no station with coordinates/,
    );
  });
});

test('only stations within 25 km of the county’s bounds are accepted from a long list', () => {
  const registry = new StationRegistry([-118.5, 34, -118, 34.5]);
  const place = (code: string, longitude: number, latitude: number) => ({
    code,
    name: code,
    longitude,
    latitude,
  });
  const degree = 111.2;
  registry.acceptIfNear(place('inside', -118.2, 34.2));
  registry.acceptIfNear(place('near', -118.2, 34.5 + (STATION_SEARCH_MARGIN_KM - 1) / degree));
  registry.acceptIfNear(place('beyond', -118.2, 34.5 + (STATION_SEARCH_MARGIN_KM + 1) / degree));
  registry.acceptIfNear(place('nowhere', Number.NaN, 34.2));
  registry.accept([place('named', -73.9, 40.8)]);
  registry.acceptIfNear(place('named', -118.2, 34.2));
  expect([...registry.accepted.keys()]).toEqual(['inside', 'near', 'named']);
  expect(['beyond', 'nowhere'].map((code) => registry.find(code))).toEqual(['far', 'unknown']);
  expect(registry.find('named')).toMatchObject({ longitude: -73.9 });
});
