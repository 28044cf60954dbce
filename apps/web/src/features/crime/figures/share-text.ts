import type { MonthRange } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';

/** Returns a one-line description for sharing crime figures: `Reported crime in Venice, October 2026`. */
export function formatShareText(
  intl: IntlShape,
  shared: {
    /** The kind as a phrase within a sentence; all crime without. */
    readonly kind?: string | null;
    /** Names of areas; the county if empty. */
    readonly areas?: readonly string[];
    /** `null` while unknown. */
    readonly range: MonthRange | null;
  },
): string {
  const { kind = null, areas = [], range } = shared;
  const text = createGetText(intl);
  const countyText = text('share.county', { county: localName(intl, county.name) });
  const area = areas.length === 0 ? countyText : intl.formatList(areas);
  const what =
    kind === null ? text('share.crime', { area }) : text('share.crimeOf', { area, kind });
  return range === null ? what : text('share.when', { what, when: formatPeriodTitle(intl, range) });
}
