import type { MonthRange } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { county } from '../../language/county.ts';
import { localName } from '../../language/names.ts';
import { textOf } from '../../language/use-text.ts';
import { periodTitle } from '../../time/period-text.ts';

/** What a shared page of crime figures is about, in a line: `Reported crime in Venice, October 2026`. */
export function sharedCrime(
  intl: IntlShape,
  shared: {
    /** As it stands in a sentence; all crime without. */
    readonly kind?: string | null;
    /** Names of areas; without any it is the county. */
    readonly areas?: readonly string[];
    /** `null` while it is not known. */
    readonly range: MonthRange | null;
  },
): string {
  const { kind = null, areas = [], range } = shared;
  const text = textOf(intl);
  const whole = text('share.county', { county: localName(intl, county.name) });
  const area = areas.length === 0 ? whole : intl.formatList(areas);
  const what =
    kind === null ? text('share.crime', { area }) : text('share.crimeOf', { area, kind });
  return range === null ? what : text('share.when', { what, when: periodTitle(intl, range) });
}
