import { describe, expect, it } from 'vitest';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { colorAreasByRate, colorAreasByTrend } from './area-tones.ts';
import { TREND_MIDDLE } from './color-scales.ts';

describe('the tones of a rate', () => {
  it('put as many areas into each of six classes', () => {
    const areas = Array.from({ length: 60 }, (_, at) =>
      makeAreaCrimes({ id: `a${at}`, total_crime_count: 100 + at, ranking: 60 - at }),
    );
    const levels = [...colorAreasByRate(areas).values()].map((tone) => tone.level);
    for (let level = 0; level < 6; level++) {
      expect(levels.filter((found) => found === level)).toHaveLength(10);
    }
  });

  it('leave incomplete and outlier areas gray', () => {
    const tones = colorAreasByRate([
      makeAreaCrimes({ id: 'a' }),
      makeIncompleteArea({ id: 'b' }),
      makeAreaCrimes({ id: 'c', outlier: true, ranking: null }),
    ]);
    expect(tones.get('b')).toEqual({ level: null, hatched: false });
    expect(tones.get('c')?.level).toBeNull();
    expect(tones.get('a')?.level).not.toBeNull();
  });

  it('distinguish areas whose police do not record the crime from areas with missing months', () => {
    const tones = colorAreasByRate([
      makeAreaCrimes({ id: 'a', recorded: false, total_crime_count: null, ranking: null }),
    ]);
    expect(tones.get('a')).toEqual({ level: null, hatched: false, unrecorded: true });
  });

  it('hatch an area with fewer than ten reports, which has no class (formerly over its class)', () => {
    const tones = colorAreasByRate([
      makeAreaCrimes({ id: 'a', total_crime_count: 9 }),
      makeAreaCrimes({ id: 'b', total_crime_count: 10 }),
    ]);
    expect(tones.get('a')).toEqual({ level: null, hatched: true });
    expect(tones.get('b')).toEqual({ level: 0, hatched: false });
  });

  it('span the entire ramp even if ties leave two classes', () => {
    const areas = Array.from({ length: 30 }, (_, at) =>
      makeAreaCrimes({ id: `a${at}`, total_crime_count: at < 24 ? 20 : 50, ranking: 1 }),
    );
    const levels = new Set([...colorAreasByRate(areas).values()].map((tone) => tone.level));
    expect([...levels].sort()).toEqual([0, 5]);
  });
});

describe('the tones of a trend', () => {
  it('use the middle tone for areas without a clear change', () => {
    const tones = colorAreasByTrend([
      makeTrajectory('calm', 100, 101),
      makeTrajectory('up', 200, 100),
      makeTrajectory('down', 100, 200),
    ]);
    expect(tones.get('calm')?.level).toBe(TREND_MIDDLE);
    expect(tones.get('up')?.level).toBeGreaterThan(TREND_MIDDLE);
    expect(tones.get('down')?.level).toBeLessThan(TREND_MIDDLE);
  });

  it('are stronger for larger changes, and strongest for an increase from zero', () => {
    const tones = colorAreasByTrend([
      makeTrajectory('some', 150, 100),
      makeTrajectory('more', 220, 100),
      makeTrajectory('most', 90, 0),
    ]);
    expect(['some', 'more', 'most'].map((id) => tones.get(id)?.level)).toEqual([4, 5, 6]);
  });

  it('leave areas with a missing month gray', () => {
    const tones = colorAreasByTrend([makeTrajectory('gap', 200, 100, { complete: false })]);
    expect(tones.get('gap')?.level).toBeNull();
  });
});
