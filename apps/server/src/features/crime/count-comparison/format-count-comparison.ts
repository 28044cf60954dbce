import type { ChangeInterval, ComparisonWithUsual, UsualCounts } from '@townlight/domain/crime';
import type { Language } from '@townlight/domain/language';
import type { YearMonth } from '@townlight/domain/time';
import { createMessages } from '../../../platform/i18n/create-messages.ts';
import type { SinglyCountedCrime } from '../replies/changes/singly-counted-crimes.ts';
import { countComparisonEn } from './count-comparison.en.ts';
import { countComparisonEs } from './count-comparison.es.ts';

const MESSAGES = createMessages({ en: countComparisonEn, es: countComparisonEs });

/** Ten times as many: a higher end shows only that the earlier count was small. */
const MAX_STATED_CHANGE = 9;

/** A count next to the usual ones and an earlier one. */
export interface CountComparisonInput {
  /** Where the count is: among all areas if it is out there, otherwise in its own. */
  readonly standing: 'up' | 'down' | ComparisonWithUsual;
  readonly usual: UsualCounts | null;
  readonly before: number;
  readonly interval: ChangeInterval | null;
}

/**
 * Formats `<b>more than usual</b> (14 to 27); 20 in October 2025 (now between 12% and 259% more)`.
 * @param against the earlier period, with its year
 */
export function formatCountComparison(
  input: CountComparisonInput,
  against: string,
  language: Language,
): string {
  const { text } = MESSAGES[language];
  return text('full', {
    standing: formatComparisonWithUsual(input, language),
    before: input.before,
    against,
    interval: formatInterval(input.interval, language),
  });
}

/** Names, months and lists in the language of a letter or of the news. */
interface SingleCountMessages {
  readonly language: Language;
  crime(name: string): string;
  month(month: YearMonth): string;
  list(items: readonly string[]): string;
}

/** Formats `Homicide 1 (4 on record since November 2023) and Rape 2 (12 on record since November 2023)`. */
export function formatSinglyCountedCrimes(
  single: readonly SinglyCountedCrime[],
  messages: SingleCountMessages,
): string {
  const { text } = MESSAGES[messages.language];
  return messages.list(
    single.map(({ name, count, recent, since }) =>
      text('single', { crime: messages.crime(name), count, recent, since: messages.month(since) }),
    ),
  );
}

/** Formats `<b>more than usual</b> (14 to 27)`. */
export function formatComparisonWithUsual(
  { standing, usual }: Pick<CountComparisonInput, 'standing' | 'usual'>,
  language: Language,
): string {
  const { text } = MESSAGES[language];
  const range = usual === null ? '' : text('range', { low: usual.low, high: usual.high });
  return text(standing, { range });
}

function formatInterval(interval: ChangeInterval | null, language: Language): string {
  // No percentage is more than nothing.
  if (interval === null || interval.high === null) return '';
  const { text, percent } = MESSAGES[language];
  const low = percent(Math.abs(interval.low));
  if (interval.high > MAX_STATED_CHANGE) return interval.low > 0 ? text('min', { low }) : '';
  const high = percent(Math.abs(interval.high));
  if (interval.low >= 0) return text('more', { low, high });
  if (interval.high <= 0) return text('less', { low: high, high: low });
  return text('either', { low, high });
}
