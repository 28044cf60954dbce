import { join } from 'node:path';
import { loadCountyPack } from '@townlight/county';
import { expect, test } from 'vitest';
import { listSetupSteps } from './list-setup-steps.ts';

const countyFolder = join(import.meta.dirname, '../../../../../counties/los-angeles');

test('the datasets of Los Angeles are loaded in dependency order', () => {
  const { datasets } = loadCountyPack(countyFolder);
  const steps = listSetupSteps({ countyFolder, datasets, dataFolder: '/data', from: undefined });
  expect(steps.map(({ name }) => name)).toEqual([
    ...['neighborhoods', 'zipcodes', 'tracts'],
    ...['block-residents', 'zipcode-residents', 'tract-residents', 'coverage.csv'],
    ...['airnow', 'airnow-forecast', 'lapd-2010', 'lapd-2020', 'lapd', 'sheriff-2025', 'sheriff'],
  ]);
  const commandsOf = (wanted: string) =>
    steps.find(({ name }) => name === wanted)?.commands.map((args) => args.join(' '));
  expect(commandsOf('block-residents')).toEqual([
    'ingest population --partition neighborhoods --file /data/downloads/block-residents.csv ' +
      '--population-column POP100 --blocks --year 2020',
  ]);
  expect(commandsOf('lapd')).toEqual([
    'source add lapd --if-missing --kind crime-portal --place https://data.lacity.org/resource/k7nn-b2ep.json ' +
      '--setting columns=lapd-nibrs --setting from=2024-03 --every 6h --title Los Angeles Police Department',
    'source run lapd',
  ]);
  expect(commandsOf('airnow')?.[0]).toContain('--kind airnow --place https://');
  expect(commandsOf('airnow-forecast')).toEqual([
    'source add airnow-forecast --if-missing --kind airnow-forecast --place ' +
      'https://s3-us-west-1.amazonaws.com/files.airnowtech.org/airnow/today/reportingarea.dat ' +
      '--every 1h --title AirNow’s forecasts',
    'source run airnow-forecast',
  ]);
  expect(commandsOf('sheriff')?.[0]).toContain('--kind crime-file --place http://');
});
