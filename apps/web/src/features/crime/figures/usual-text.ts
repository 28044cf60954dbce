import type { ChangeInterval, UsualCounts } from '@townlight/domain/crime';
import type { IntlShape } from 'react-intl';
import { createGetText } from '../../../i18n/use-text.ts';
import type { ComparedChange } from './count-changes.ts';

/** Ten times as many: a higher end shows only that the earlier count was small. */
const MAX_STATED_CHANGE = 9;

const ARROW = { up: '▲ ', down: '▼ ' } as const;

/** Formats how a count compares with the usual ones: `▲ Higher than usual`; an arrow where it is called. */
function formatStanding(intl: IntlShape, change: ComparedChange): string {
  const text = createGetText(intl);
  return change.kind === 'clear'
    ? `${ARROW[change.direction]}${text(`usual.${change.direction}`)}`
    : text(`usual.${change.standing}`);
}

/** Formats `14 to 27`; `null` where the count was not tested. */
export function formatUsualRange(intl: IntlShape, usual: UsualCounts | null): string | null {
  if (usual === null) return null;
  return createGetText(intl)('usual.range', { low: usual.low, high: usual.high });
}

/** Formats `between 12% and 259% more`; `null` where no interval is stated. */
export function formatChangeInterval(
  intl: IntlShape,
  interval: ChangeInterval | null,
): string | null {
  // No percentage is more than nothing.
  if (interval === null || interval.high === null) return null;
  const text = createGetText(intl);
  const percent = (share: number) =>
    intl.formatNumber(Math.abs(share), { style: 'percent', maximumFractionDigits: 0 });
  const { low, high } = interval;
  if (high > MAX_STATED_CHANGE) return low > 0 ? text('usual.min', { low: percent(low) }) : null;
  if (low >= 0) return text('usual.more', { low: percent(low), high: percent(high) });
  if (high <= 0) return text('usual.less', { low: percent(high), high: percent(low) });
  return text('usual.either', { low: percent(low), high: percent(high) });
}

/** The parts of a sentence about a count: how it compares, its usual range and the interval of its change. */
export function formatAssessment(intl: IntlShape, change: ComparedChange) {
  const inBrackets = (part: string | null) => (part === null ? '' : ` (${part})`);
  return {
    standing: formatStanding(intl, change),
    usual: inBrackets(formatUsualRange(intl, change.usual)),
    interval: inBrackets(formatChangeInterval(intl, change.interval)),
  };
}
