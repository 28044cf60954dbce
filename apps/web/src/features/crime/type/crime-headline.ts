import type { IntlShape } from 'react-intl';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { countInRange } from '../figures/month-counts.ts';
import {
  formatComparison,
  formatLastMonth,
  formatLonger,
  type Headline,
  type HeadlineInput,
} from '../trackers/headline.ts';

export interface CrimeHeadlineInput extends HeadlineInput {
  /** The crime's name as it is shown. */
  readonly crime: string;
  readonly partition: MapPartition;
  /** Some area's police record the type in the period. */
  readonly recorded: boolean;
  /** The areas that are complete at both times, which the change covers. */
  readonly same: {
    readonly areas: number;
    /** Their reports of the period. */
    readonly now: number;
    /** Some areas are excluded because their counting rules changed in between. */
    readonly broken: boolean;
  };
}

/**
 * Returns the headline of one crime in the county. Some department nearly always lacks a month, so the change covers
 * the areas that are complete at both times, and the sentence includes their number.
 */
export function formatCrimeHeadline(intl: IntlShape, matter: CrimeHeadlineInput): Headline {
  const text = createGetText(intl);
  const { period, same, crime } = matter;
  const when = period.history === 'monthly' ? 'Month' : 'Year';
  if (!matter.recorded)
    return {
      figure: text('headline.kindNotRecorded', { crime }),
      comparison: text('headline.notRecorded'),
    };
  const { longer } = matter;
  if (longer != null && longer.total_crime_count !== null) {
    const month = formatLastMonth(intl, matter);
    return {
      figure: text('headline.kindMonths', {
        ...{ count: longer.total_crime_count, months: longer.months, month, crime },
      }),
      comparison: [
        formatLonger(intl, longer, matter, same.now),
        text('headline.sameAreas', {
          count: longer.areas,
          areas: text(`areas.${matter.partition}`),
        }),
      ].join(' '),
    };
  }
  const figure = text(`headline.kind${when}`, {
    count: countInRange(matter.trends, period.range).count,
    month: formatLastMonth(intl, matter),
    crime,
  });
  const { change } = matter;
  const comparison = formatComparison(intl, change, matter);
  if (change.kind === 'not-comparable') return { figure, comparison };
  const areas = text(`areas.${matter.partition}`);
  return {
    figure,
    comparison: text(same.broken ? 'headline.likeForRules' : 'headline.likeForLike', {
      comparison,
      count: same.areas,
      areas,
      now: same.now,
      before: change.before,
    }),
  };
}
