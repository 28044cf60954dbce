import { TIME_PRESETS } from '@townlight/domain/crime';
import { formatYearMonth, type MonthRange, parseYearMonth } from '@townlight/domain/time';

/** The chosen months: the last full one, the last twelve, or a custom range. */
export type ChosenPeriod =
  | { readonly kind: 'preset'; readonly months: (typeof TIME_PRESETS)[number] }
  | { readonly kind: 'custom'; readonly range: MonthRange };

// spec 4: the filters begin with the last full month
export const DEFAULT_PERIOD: ChosenPeriod = { kind: 'preset', months: 1 };

/** Parses `period=12`, or `period=custom&from=2025-01&to=2025-06`. */
export function parsePeriod(query: URLSearchParams): ChosenPeriod {
  const months = TIME_PRESETS.find((preset) => String(preset) === query.get('period'));
  if (months !== undefined) return { kind: 'preset', months };
  const from = parseYearMonth(query.get('from') ?? '');
  const to = parseYearMonth(query.get('to') ?? '');
  if (query.get('period') !== 'custom' || from === null || to === null || from > to) {
    return DEFAULT_PERIOD;
  }
  return { kind: 'custom', range: { from, to } };
}

export function setPeriodParams(query: URLSearchParams, period: ChosenPeriod): void {
  if (period.kind === 'custom') {
    query.set('period', 'custom');
    query.set('from', formatYearMonth(period.range.from));
    query.set('to', formatYearMonth(period.range.to));
  } else if (period.months !== 1) {
    query.set('period', String(period.months));
  }
}
