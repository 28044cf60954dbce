import { parseYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../i18n/figures.ts';

/** Formats the id of an edition: `October 2026`. */
export function EditionMonth({ id }: { id: string }) {
  const intl = useIntl();
  const month = parseYearMonth(id);
  return month === null ? id : formatMonth(intl, month);
}
