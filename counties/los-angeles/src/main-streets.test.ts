import type { StreetBlock } from '@townlight/county';
import { describe, expect, test } from 'vitest';
import { listMainStreets } from './index.ts';

const blocks = listMainStreets();
const byStreet = Map.groupBy(blocks, ({ street }) => street);
const kilometers = ({ line: [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] }: StreetBlock) =>
  111 * Math.hypot((x2 - x1) * 0.83, y2 - y1);

describe('main streets', () => {
  test('are cut into hundred blocks whose pieces are short enough to find a crossing', () => {
    expect(blocks.length).toBeGreaterThan(10_000);
    for (const block of blocks) {
      expect(block.number % 100, block.street).toBe(0);
      expect(block.number, block.street).toBeGreaterThan(0);
    }
    const long = blocks.filter((block) => kilometers(block) > 0.3);
    expect(long.length).toBeLessThan(0.02 * blocks.length);
  });

  test('have each hundred once', () => {
    for (const [street, all] of byStreet)
      expect(new Set(all.map(({ number }) => number)).size, street).toBe(all.length);
  });

  test('are numbered away from Main and 1st Street, like those of Los Angeles', () => {
    const vine = (byStreet.get('Vine Street') ?? []).toSorted((a, b) => a.number - b.number);
    const latitudes = vine.map(({ line }) => (line[0] as [number, number])[1]);
    expect(latitudes).toEqual(latitudes.toSorted((a, b) => a - b));
    const corner = byStreet.get('Hollywood Boulevard')?.find(({ number }) => number === 6300);
    expect(corner?.line[0]?.[0]).toBeCloseTo(-118.3267, 2);
  });

  test('have a direction where they pass the origin', () => {
    expect(byStreet.has('S Main Street') && byStreet.has('N Main Street')).toBe(true);
    expect(byStreet.has('Main Street')).toBe(false);
    expect(byStreet.has('Hollywood Boulevard')).toBe(true);
  });
});
