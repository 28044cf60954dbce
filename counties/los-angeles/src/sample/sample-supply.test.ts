import { expect, test } from 'vitest';
import { agencies } from '../agencies.ts';
import { type SampleIncident, sampleIncidents, sampleSupply } from './index.ts';
import { makeSampleArea } from './make-sample-area.ts';

const supplyOf = (agency: string, months?: number) =>
  sampleSupply('2026-10', months).find((row) => row.agency === agency);

const monthsDrawn = (agency: string) =>
  [...sampleIncidents({ through: '2026-10', areas: [makeSampleArea({ id: agency, agency })] })].map(
    (batch) => (batch[0] as SampleIncident).occurredAt.slice(0, 7),
  );

test('most agencies supplied all 37 months', () => {
  const whole = { from: '2023-10', through: '2026-10', missing: [] };
  expect(supplyOf('lapd')).toEqual({ agency: 'lapd', ...whole });
  const complete = sampleSupply('2026-10').filter(
    (row) => row.from === whole.from && row.through === whole.through && row.missing.length === 0,
  );
  expect(agencies.length - complete.length).toBe(5);
});

test('one stopped early', () => {
  expect(supplyOf('downey-pd')).toMatchObject({ from: '2023-10', through: '2026-05' });
  expect(monthsDrawn('downey-pd').at(-1)).toBe('2026-05');
  expect(monthsDrawn('downey-pd')).toHaveLength(32);
});

test('one began late', () => {
  expect(supplyOf('west-covina-pd')).toMatchObject({ from: '2025-03', through: '2026-10' });
  expect(monthsDrawn('west-covina-pd')[0]).toBe('2025-03');
});

test('one has a gap', () => {
  expect(supplyOf('torrance-pd')?.missing).toEqual(['2026-01', '2026-02']);
  const drawn = monthsDrawn('torrance-pd');
  expect(drawn).not.toContain('2026-01');
  expect(drawn).not.toContain('2026-02');
  expect(drawn).toHaveLength(35);
});

test('one never supplied anything and is not listed', () => {
  expect(supplyOf('monterey-park-pd')).toBeUndefined();
  expect(monthsDrawn('monterey-park-pd')).toEqual([]);
});

test('a short window holds only its own months', () => {
  expect(supplyOf('torrance-pd', 6)).toEqual({
    agency: 'torrance-pd',
    from: '2026-05',
    through: '2026-10',
    missing: [],
  });
  expect(supplyOf('downey-pd', 5)).toBeUndefined();
  expect(supplyOf('downey-pd', 6)).toMatchObject({ from: '2026-05', through: '2026-05' });
});

test('a month that is not one is refused in words', () => {
  expect(() => sampleSupply('October')).toThrow('"October" is not a month; write it as 2026-10');
});
