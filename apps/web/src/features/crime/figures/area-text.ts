import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { IntlShape } from 'react-intl';
import { formatChange, formatRate } from '../../../i18n/figures.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import {
  findNoChangeReason,
  findUnrankedReason,
  NO_CHANGE_CAPTION_IDS,
  UNRANKED_CAPTION_IDS,
} from './unranked-reason.ts';

/** Returns the tooltip lines of an area's rate. // spec 8: popup captions */
export function formatRateLines(intl: IntlShape, area: AreaCrimes, ranked: number): string[] {
  const text = createGetText(intl);
  const unranked = findUnrankedReason(area);
  if (unranked !== null) return [text(UNRANKED_CAPTION_IDS[unranked])];
  if (area.reliability === 'too-few' || area.total_crime_rate === null) {
    return [text('caption.tooFew', { count: area.total_crime_count })];
  }
  return [
    text('caption.rate', { rate: formatRate(intl, area.total_crime_rate) }),
    text('caption.rank', { rank: area.ranking, ranked }),
  ];
}

/** Returns the tooltip lines of an area's trend. */
export function formatTrendLines(intl: IntlShape, area: AreaTrajectory): string[] {
  const text = createGetText(intl);
  const because = findNoChangeReason(area);
  if (because !== null) return [text(NO_CHANGE_CAPTION_IDS[because])];
  const counts = text('caption.counts', {
    count: area.total_crime_count,
    before: area.compared_total_crime_count,
  });
  if (area.direction === 'no-clear-change') return [text('caption.noClearChange'), counts];
  const directionText = text(area.direction === 'up' ? 'caption.up' : 'caption.down');
  if (area.change === null) return [directionText, counts];
  return [
    text('caption.trend', {
      word: directionText,
      arrow: area.direction === 'up' ? '▲' : '▼',
      change: formatChange(intl, area.change),
    }),
    counts,
  ];
}
