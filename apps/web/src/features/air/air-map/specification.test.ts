import { AIR_ZOOM_LIMITS } from '@townlight/domain/air';
import { expect, test } from 'vitest';
import { en, es } from '../../../i18n/testing/all-messages.ts';
import { formatBandRanges, listBandLabelIds } from './aqi-bands.ts';

// Repeats texts and constants of the specification, so that an accidental change in the code fails here.
test('the map uses the texts of the specification', () => {
  expect([
    en['airMap.report'],
    en['airMap.legend'],
    en['airMap.ranking'],
    en['airMap.score'],
    en['airMap.chart'],
    en['airMap.faq'],
    en['nav.air'],
  ]).toEqual([
    'Air Quality Report',
    'PM 2.5 AQI Legend',
    'Air Quality Ranking',
    'PM2.5 AQI Score',
    'Daily PM2.5 fluctuation',
    'Why should we care about PM 2.5?',
    'Air Quality',
  ]);
});

test('the legend has five bands with the texts of the specification, or EPA’s texts on EPA’s scale', () => {
  expect(formatBandRanges()).toEqual(['0–50', '51–100', '101–150', '151–200', '200+']);
  expect(listBandLabelIds('site').map((id) => en[id])).toEqual([
    'Good',
    'Moderate',
    'Unhealthy for sensitive',
    'Very Unhealthy',
    'Stay Inside',
  ]);
  expect(listBandLabelIds('epa-2024').map((id) => en[id])).toEqual([
    'Good',
    'Moderate',
    'Unhealthy for sensitive groups',
    'Unhealthy',
    'Very unhealthy or hazardous',
  ]);
  expect(new Set(listBandLabelIds('site').map((id) => es[id])).size).toBe(5);
});

test('the map zooms between 8 and 12', () => expect(AIR_ZOOM_LIMITS).toEqual({ min: 8, max: 12 }));
