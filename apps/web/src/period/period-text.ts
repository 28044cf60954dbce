import { addMonths, countMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatMonth, formatRange } from '../i18n/figures.ts';
import { createGetText } from '../i18n/use-text.ts';

/** Returns the period as a phrase: `in October 2026`, `in the 12 months through October 2026`. */
export function formatPeriodPhrase(intl: IntlShape, range: MonthRange, through: YearMonth): string {
  const text = createGetText(intl);
  const to = formatMonth(intl, range.to);
  if (countMonths(range) === 1) return text('in.month', { month: to });
  const isLastYear = range.to === through && range.from === addMonths(through, -11);
  if (isLastYear) return text('in.year', { month: to });
  return text('in.range', { from: formatMonth(intl, range.from), to });
}

/** Returns the period as a title: `October 2026`, `Nov 2025 to Oct 2026`. */
export function formatPeriodTitle(intl: IntlShape, range: MonthRange): string {
  return formatRange(intl, range, countMonths(range) === 1 ? 'long' : 'short');
}
