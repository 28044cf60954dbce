import { flagReadings } from '@townlight/domain/air';
import {
  addHours,
  findLocalHour,
  type Hour,
  hourOfInstant,
  toLocalHour,
} from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { losAngeles } from '../index.ts';
import { computeSampleReading, generateSampleReadings } from './sample-readings.ts';
import { type SampleStation, sampleStations } from './stations.ts';
import { findWildfire } from './wildfire.ts';

const TO = hourOfInstant(Date.parse('2026-11-21T20:00Z'));
const FROM = addHours(TO, -2 * 365 * 24 + 1);
const readings = [...generateSampleReadings(FROM, TO)];
const byName = (name: string) => sampleStations.find((s) => s.name === name) as SampleStation;
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const clean = readings.filter(({ concentration: c }) => c >= 0 && c <= 1_000);
const local = ({ hour }: { hour: Hour }) => toLocalHour(hour, losAngeles.timeZone);

describe("the sample county's air", () => {
  test('comes from 12 stations, each within the county’s bounds and with a unique ID', () => {
    expect(sampleStations).toHaveLength(12);
    expect(new Set(sampleStations.map(({ id }) => id)).size).toBe(12);
    const [west, south, east, north] = losAngeles.searchBounds;
    for (const { longitude, latitude } of sampleStations) {
      expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(
        true,
      );
    }
  });

  test('is deterministic for each hour', () => {
    const some = readings.filter((_, i) => i % 997 === 0);
    for (const { station, hour, concentration } of some) {
      const found = sampleStations.find(({ id }) => id === station) as SampleStation;
      expect(computeSampleReading(found, hour)).toBe(concentration);
    }
  });

  test('has a mean of 8 to 15 µg/m³ over two years, with most hours good', () => {
    expect(mean(clean.map((r) => r.concentration))).toBeGreaterThan(8);
    expect(mean(clean.map((r) => r.concentration))).toBeLessThan(15);
    const good = clean.filter((r) => r.concentration <= 15.5).length / clean.length;
    expect(good).toBeGreaterThan(0.6);
    expect(good).toBeLessThan(0.9);
  });

  test('is worse on winter evenings than on winter afternoons, and less so by the sea', () => {
    const evenings = (name: string, hour: number) =>
      mean(
        clean
          .filter((r) => r.station === byName(name).id)
          .filter((r) => [12, 1, 2].includes(local(r).month) && local(r).hour === hour)
          .map((r) => r.concentration),
      );
    const inland = evenings('Pomona', 21) / evenings('Pomona', 15);
    expect(inland).toBeGreaterThan(1.3);
    expect(evenings('West Los Angeles', 21) / evenings('West Los Angeles', 15)).toBeLessThan(
      inland,
    );
  });

  test.each([
    ['July 4', { year: 2026, month: 7, day: 4, hour: 23 }],
    ['New Year’s Eve', { year: 2026, month: 1, day: 1, hour: 0 }],
  ])('is smoky on %s', (_, at) => {
    const hour = findLocalHour(at, losAngeles.timeZone) as Hour;
    const night = sampleStations.map((s) => computeSampleReading(s, hour) ?? 0);
    const dayBefore = sampleStations.map((s) => computeSampleReading(s, addHours(hour, -24)) ?? 0);
    expect(mean(night)).toBeGreaterThan(3 * mean(dayBefore));
  });

  test('has a week of wildfire smoke each fall, unhealthy at its height near the fire', () => {
    for (const year of [2025, 2026]) {
      const { from } = findWildfire(year);
      expect(from).toBeGreaterThan(FROM);
      expect(addHours(from, 7 * 24)).toBeLessThan(TO);
      const week = clean.filter(({ hour }) => hour >= from && hour < from + 7 * 24);
      expect(Math.max(...week.map((r) => r.concentration))).toBeGreaterThan(100);
      const monthBefore = clean.filter(({ hour }) => hour < from && hour >= from - 30 * 24);
      expect(mean(week.map((r) => r.concentration))).toBeGreaterThan(
        1.6 * mean(monthBefore.map((r) => r.concentration)),
      );
    }
  });

  test('has gaps and a few faulty readings, as real files have', () => {
    const present = readings.length / (sampleStations.length * (TO - FROM + 1));
    expect(present).toBeGreaterThan(0.95);
    expect(present).toBeLessThan(0.995);
    const flags = sampleStations.flatMap((station) =>
      flagReadings(
        Array.from({ length: TO - FROM + 1 }, (_, i) =>
          computeSampleReading(station, addHours(FROM, i)),
        ),
      ).filter((flag) => flag !== null),
    );
    expect(new Set(flags)).toEqual(new Set(['negative', 'stuck', 'too-high']));
    expect(flags.length / readings.length).toBeLessThan(0.005);
  });

  test('is marked as sample data in every station ID', () => {
    for (const { id } of sampleStations) expect(id).toMatch(/^SAMPLE-/);
  });
});
