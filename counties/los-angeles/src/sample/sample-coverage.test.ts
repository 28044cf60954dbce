import { expect, test } from 'vitest';
import { agencies } from '../index.ts';
import { buildSampleCoverage, generateSampleIncidents, type SampleIncident } from './index.ts';
import { makeSampleArea } from './make-sample-area.ts';

const coverageOf = (agency: string, months?: number) =>
  buildSampleCoverage('2026-10', months).find((row) => row.agency === agency);

const listIncidentMonths = (agency: string) =>
  [
    ...generateSampleIncidents({
      through: '2026-10',
      areas: [makeSampleArea({ id: agency, agency })],
    }),
  ].map((batch) => (batch[0] as SampleIncident).occurredAt.slice(0, 7));

test('most agencies supplied all 37 months', () => {
  const allMonths = { from: '2023-10', through: '2026-10', missing: [] };
  expect(coverageOf('lapd')).toEqual({ agency: 'lapd', ...allMonths });
  const complete = buildSampleCoverage('2026-10').filter(
    (row) =>
      row.from === allMonths.from && row.through === allMonths.through && row.missing.length === 0,
  );
  expect(agencies.length - complete.length).toBe(5);
});

test('one stopped early', () => {
  expect(coverageOf('downey-pd')).toMatchObject({ from: '2023-10', through: '2026-05' });
  expect(listIncidentMonths('downey-pd').at(-1)).toBe('2026-05');
  expect(listIncidentMonths('downey-pd')).toHaveLength(32);
});

test('one began late', () => {
  expect(coverageOf('west-covina-pd')).toMatchObject({ from: '2025-03', through: '2026-10' });
  expect(listIncidentMonths('west-covina-pd')[0]).toBe('2025-03');
});

test('one has a gap', () => {
  expect(coverageOf('torrance-pd')?.missing).toEqual(['2026-01', '2026-02']);
  const months = listIncidentMonths('torrance-pd');
  expect(months).not.toContain('2026-01');
  expect(months).not.toContain('2026-02');
  expect(months).toHaveLength(35);
});

test('one never supplied anything and is not listed', () => {
  expect(coverageOf('monterey-park-pd')).toBeUndefined();
  expect(listIncidentMonths('monterey-park-pd')).toEqual([]);
});

test('a short window includes only the months within it', () => {
  expect(coverageOf('torrance-pd', 6)).toEqual({
    agency: 'torrance-pd',
    from: '2026-05',
    through: '2026-10',
    missing: [],
  });
  expect(coverageOf('downey-pd', 5)).toBeUndefined();
  expect(coverageOf('downey-pd', 6)).toMatchObject({ from: '2026-05', through: '2026-05' });
});

test('an invalid month is rejected with an error that shows the expected format', () => {
  expect(() => buildSampleCoverage('October')).toThrow(
    '"October" is not a month; write it as 2026-10',
  );
});
