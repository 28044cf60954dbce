import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { IntlShape } from 'react-intl';
import { formatChange, formatRate } from '../../language/figures.ts';
import { textOf } from '../../language/use-text.ts';
import {
  UNCHANGED_CAPTION,
  UNRANKED_CAPTION,
  unchangedBecause,
  unrankedBecause,
} from './area-standing.ts';

/** Returns the tooltip lines of an area's rate. // spec 8: popup captions */
export function rateLines(intl: IntlShape, area: AreaCrimes, ranked: number): string[] {
  const text = textOf(intl);
  const unranked = unrankedBecause(area);
  if (unranked !== null) return [text(UNRANKED_CAPTION[unranked])];
  if (area.reliability === 'too-few' || area.total_crime_rate === null) {
    return [text('caption.tooFew', { count: area.total_crime_count })];
  }
  return [
    text('caption.rate', { rate: formatRate(intl, area.total_crime_rate) }),
    text('caption.rank', { rank: area.ranking, ranked }),
  ];
}

/** Returns the tooltip lines of an area's trend. */
export function trendLines(intl: IntlShape, area: AreaTrajectory): string[] {
  const text = textOf(intl);
  const because = unchangedBecause(area);
  if (because !== null) return [text(UNCHANGED_CAPTION[because])];
  const counts = text('caption.counts', {
    count: area.total_crime_count,
    before: area.compared_total_crime_count,
  });
  if (area.direction === 'no-clear-change') return [text('caption.noClearChange'), counts];
  const word = text(area.direction === 'up' ? 'caption.up' : 'caption.down');
  if (area.change === null) return [word, counts];
  return [
    text('caption.trend', {
      word,
      arrow: area.direction === 'up' ? '▲' : '▼',
      change: formatChange(intl, area.change),
    }),
    counts,
  ];
}
