import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import type { IntlShape } from 'react-intl';
import { formatRate } from '../../language/figures.ts';
import type { MessageId } from '../../language/messages/en.ts';
import { textOf } from '../../language/use-text.ts';
import type { AreaCases, CaseStanding } from './area-cases.ts';

/** Message ids for areas without a rank. // spec 8 */
export const STANDING_TEXTS: Readonly<Record<Exclude<CaseStanding, 'ranked'>, MessageId>> = {
  none: 'coronavirus.none',
  withheld: 'coronavirus.withheld',
  unranked: 'coronavirus.unranked',
};

/** Returns the tooltip lines of an area: its status, residents and rate. // spec 2 */
export function caseLines(intl: IntlShape, { record, standing }: AreaCases): string[] {
  const text = textOf(intl);
  const lines = standing === 'ranked' ? [] : [text(STANDING_TEXTS[standing])];
  if (record === null) return lines;
  const range = withheldRange(intl, record);
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
export function withheldRange(intl: IntlShape, record: CoronavirusRecord): string | null {
  const { at_least: low, at_most: high } = record;
  if (low === null || high === null) return null;
  return textOf(intl)('coronavirus.range', { low, high });
}

/** Formats a total: a number, the published bounds, or a note that it is withheld. */
export function totalText(intl: IntlShape, record: CoronavirusRecord): string {
  if (record.total_cases !== null) return intl.formatNumber(record.total_cases);
  return withheldRange(intl, record) ?? textOf(intl)('coronavirus.withheldShort');
}
