import type { AreaFeatureCollection } from '@townlight/contract/places';
import { formatHour, hourOfInstant } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../../i18n/testing/all-messages.ts';
import { makeAirHours } from '../../testing/make-air-hours.ts';
import { makeAirUpdate } from '../../testing/make-air-update.ts';
import { createHourlyAirLookup } from '../air-at-hour.ts';
import { buildAirGeojson } from './air-geojson.ts';

const hour = hourOfInstant(Date.parse('2026-11-21T19:00Z'));
const intl = createIntl({ locale: 'en', messages: en });

test('the file of the map has each area’s figures of the hour, how far its station is, and how it was made', () => {
  const reply = makeAirHours(hour, { areas: { acton: null, venice: 650 }, far: ['acton'] });
  const map = {
    fileName: 'air.geojson',
    shapes: outlines('acton', 'venice', 'vernon'),
    names: new Map([['venice', 'Venice']]),
    air: createHourlyAirLookup(reply)(47, 'epa-2024'),
    hour,
    scale: 'epa-2024' as const,
    update: makeAirUpdate({ settled: hour }),
  };
  const at = { title: 'Air Quality Map', url: 'https://county.example/es/aqi-map?scale=epa-2024' };
  const { features, metadata } = buildAirGeojson(intl, map, at);
  const [acton, venice, vernon] = features.map(({ properties }) => properties);
  expect(venice).toEqual({
    id: 'venice',
    name: 'Venice',
    aqi: 158,
    rank: 1,
    pm25: 65,
    level: 'Unhealthy',
    nearest_station_km: 5,
    note: null,
    far: false,
    class: 4,
    hour: formatHour(hour, 'America/Los_Angeles'),
    scale: 'epa-2024',
  });
  expect(acton).toMatchObject({ aqi: null, pm25: null, level: null, far: true, class: null });
  // an outline that is not in the air reply
  expect(vernon).toMatchObject({ id: 'vernon', aqi: null, far: null });
  expect(metadata).toMatchObject({
    language: 'es',
    method: 'https://county.example/es/about/air',
    sample_data: false,
    chosen: {
      hour: '2026-11-21T11:00:00-08:00',
      rule: 'the nearest 4 stations with a reading, each weighted by 1/km^2',
      newest_reading: '2026-11-21T16:00:00-08:00',
    },
  });
  expect(metadata.columns.every(({ definition }) => definition !== '')).toBe(true);
});

function outlines(...ids: string[]): AreaFeatureCollection {
  const features = ids.map((id) => ({ type: 'Feature', properties: { id }, geometry: null }));
  return { type: 'FeatureCollection', features } as unknown as AreaFeatureCollection;
}
