import { loadCountyPack } from '@townlight/county';
import proj4 from 'proj4';
import { readConfig } from '../config/config.ts';
import { writeTestFile } from '../features/places/testing/test-files.ts';

const OFFENCES = ['Unlawful entry', 'Theft of motor vehicle', 'Common assault'];
const [WEST, SOUTH, SIZE] = [174.78, -36.92, 0.02];

/**
 * Writes the records of the city for August to October 2025, for `townlight setup --crime`: each ward has one more a day
 * than the one before, all in the first half hour of the day. In UTC that is the day before, at an offset that changes
 * when summer time begins, at two o'clock on September 28.
 */
export function writeKauriBayRecords(): string {
  const { countyFolder } = readConfig({ TOWNLIGHT_COUNTY: 'kauri-bay' });
  const source = loadCountyPack(countyFolder).crimeSources.sources['kauri-bay-police'];
  const toMeters = proj4('WGS84', source?.projection ?? '');
  const rows = ['Ref,Offence,Reported,Easting,Northing'];
  for (let day = Date.UTC(2025, 7, 1); day < Date.UTC(2025, 10, 1); day += 86_400_000) {
    const hours = day > Date.UTC(2025, 8, 28) ? 13 : 12;
    const moment = new Date(day + (20 - hours * 60) * 60_000).toISOString();
    for (const ward of [0, 1, 2, 3]) {
      const [east, north] = toMeters.forward([
        WEST + (ward % 2) * SIZE + SIZE / 2,
        SOUTH + Math.floor(ward / 2) * SIZE + SIZE / 2,
      ]) as [number, number];
      for (let number = 0; number <= ward; number++)
        rows.push(
          `${moment}-${ward}-${number},${OFFENCES[number % 3]},${moment},${east.toFixed(1)},${north.toFixed(1)}`,
        );
    }
  }
  return writeTestFile('records.csv', `${rows.join('\n')}\n`);
}
