import { toPlaceKey } from '@townlight/domain/coronavirus';
import { expect, test } from 'vitest';
import { coronavirusReports } from '../index.ts';
import { loadSampleGeography } from '../sample/index.ts';

const { labelOf, mergedPairs, reportingAreas, explainAggregateRow } = coronavirusReports;
const areas = reportingAreas();
const neighborhoods = new Set(
  loadSampleGeography()
    .find(({ partition }) => partition === 'neighborhoods')
    ?.featureCollection.features.map(({ properties }) => toPlaceKey(properties.name)),
);

test('every reporting area maps to an existing neighborhood or has a reason for mapping to none', () => {
  expect(areas).toHaveLength(348);
  expect(new Set(areas.map(({ label }) => label)).size).toBe(348);
  for (const { label, neighborhood, why } of areas) {
    if (neighborhood === null) expect(why, label).not.toBe('');
    else expect(neighborhoods, `${label} → ${neighborhood}`).toContain(toPlaceKey(neighborhood));
  }
  expect(areas.filter(({ neighborhood }) => neighborhood === null)).toHaveLength(6);
});

test('Long Beach and Pasadena report for themselves', () => {
  const cityAreas = areas.filter(({ reporter }) => reporter.city !== null);
  expect(cityAreas.map(({ label, reporter }) => [label, reporter.id, reporter.city])).toEqual([
    ['City of Long Beach', 'long-beach', 'Long Beach'],
    ['City of Pasadena', 'pasadena', 'Pasadena'],
  ]);
});

test('the four merged pairs are neighborhoods, and one area counts for both', () => {
  expect(mergedPairs).toHaveLength(4);
  for (const pair of mergedPairs) {
    for (const name of pair) expect(neighborhoods, name).toContain(toPlaceKey(name));
    const keys = pair.map(toPlaceKey);
    const counted = areas.filter(
      ({ neighborhood }) => neighborhood !== null && keys.includes(toPlaceKey(neighborhood)),
    );
    expect(counted.length, pair.join()).toBeGreaterThan(0);
  }
});

test.each([
  ['Acton', 'Unincorporated - Acton'],
  ['Covina', 'City of Covina'],
  ['Unincorporated - Covina', 'Unincorporated - Covina'],
  ['Del Rey', 'Los Angeles - Del Rey'],
  ['Silver Lake', 'Los Angeles - Silverlake'],
  ['Athens', undefined],
])('a newspaper’s %s is %s', (place, label) => {
  expect(labelOf(place)).toBe(label);
});

test('rows that count areas twice are known', () => {
  expect(explainAggregateRow('City of Los Angeles (inc. all communities)')).toMatch('whole city');
  expect(explainAggregateRow('Smaller Los Angeles neighborhoods')).toMatch('many areas');
  expect(explainAggregateRow('Los Angeles County')).toMatch('whole county');
  for (const { label } of areas) expect(explainAggregateRow(label), label).toBeUndefined();
});
