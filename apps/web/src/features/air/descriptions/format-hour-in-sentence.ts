import { type Hour, startOfHour } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { county } from '../../../i18n/county.ts';

/** Formats an hour: `November 21 at 10 AM`. */
export function formatHourInSentence(intl: IntlShape, hour: Hour): string {
  return intl.formatDate(startOfHour(hour), {
    timeZone: county.timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
  });
}
