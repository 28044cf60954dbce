import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import type { IntlShape } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { AreaCases, CaseStatus } from './area-cases.ts';

/** Message ids for areas without a rank. // spec 8 */
export const STATUS_LABEL_IDS: Readonly<Record<Exclude<CaseStatus, 'ranked'>, MessageId>> = {
  none: 'coronavirus.none',
  withheld: 'coronavirus.withheld',
  unranked: 'coronavirus.unranked',
};

/** Returns the tooltip lines of an area: its status, residents and rate. // spec 2 */
export function describeAreaCases(intl: IntlShape, { record, standing }: AreaCases): string[] {
  const text = createGetText(intl);
  const lines = standing === 'ranked' ? [] : [text(STATUS_LABEL_IDS[standing])];
  if (record === null) return lines;
  const range = formatWithheldRange(intl, record);
  if (range !== null) lines.push(range);
  if (record.total_population !== null) {
    const residents = intl.formatNumber(record.total_population);
    lines.push(text('coronavirus.hoverPopulation', { residents }));
  }
  if (standing !== 'withheld' && record.infection_rate !== null) {
    lines.push(text('coronavirus.hoverRate', { rate: formatRate(intl, record.infection_rate) }));
  }
  return lines;
}

/** Formats the published bounds of a withheld total: `1 to 9 cases`; null without bounds. */
export function formatWithheldRange(intl: IntlShape, record: CoronavirusRecord): string | null {
  const { at_least: low, at_most: high } = record;
  if (low === null || high === null) return null;
  return createGetText(intl)('coronavirus.range', { low, high });
}

/** Formats a total: a number, the published bounds, or a note that it is withheld. */
export function formatTotalCases(intl: IntlShape, record: CoronavirusRecord): string {
  if (record.total_cases !== null) return intl.formatNumber(record.total_cases);
  return formatWithheldRange(intl, record) ?? createGetText(intl)('coronavirus.withheldShort');
}
