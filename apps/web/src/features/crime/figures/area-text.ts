import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { IntlShape } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { toCountChange } from './count-changes.ts';
import {
  findNoChangeReason,
  findUnrankedReason,
  NO_CHANGE_CAPTION_IDS,
  UNRANKED_CAPTION_IDS,
} from './unranked-reason.ts';
import { formatAssessment } from './usual-text.ts';

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
  const change = toCountChange(area);
  if (change.kind === 'not-comparable') return [text('caption.incomplete')];
  const { standing, usual } = formatAssessment(intl, change);
  return [
    `${standing}${usual}`,
    text('caption.counts', { count: area.total_crime_count, before: change.before }),
  ];
}
