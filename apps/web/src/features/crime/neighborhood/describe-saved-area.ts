import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { SeriesBreaks } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { createGetText } from '../../../i18n/use-text.ts';
import { type TrackerHistory, toTrackerPeriod } from '../../../period/tracker-period.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { formatComparedHeadline, formatLastMonth, type Headline } from '../trackers/headline.ts';

/** The figures of one area among those of all areas. */
export interface SavedAreaInput {
  readonly history: TrackerHistory;
  /** The last full month on record. */
  readonly newest: YearMonth;
  readonly crimes: AreaCrimes;
  /** Against the same months a year before. */
  readonly yearBefore: AreaTrajectory | null;
  readonly breaks: SeriesBreaks;
}

/** Returns the headline of all crime in an area, from the replies about all areas. */
export function describeSavedArea(intl: IntlShape, input: SavedAreaInput): Headline {
  const text = createGetText(intl);
  const { history, newest, crimes, breaks } = input;
  const period = toTrackerPeriod(history, newest);
  const values = {
    count: crimes.total_crime_count ?? 0,
    month: formatLastMonth(intl, { period, newest }),
  };
  if (!crimes.complete) {
    const id = history === 'monthly' ? 'headline.incompleteMonth' : 'headline.incompleteYear';
    return {
      standing: null,
      figure: `${text(id, values)}.`,
      note: text('headline.incomplete'),
      certainty: [],
    };
  }
  const figure =
    history === 'monthly'
      ? text('headline.allMonth', values)
      : text('headline.allMonths', { ...values, months: 12 });
  return formatComparedHeadline(intl, figure, {
    period,
    breaks,
    change: toCountChange(input.yearBefore),
  });
}
