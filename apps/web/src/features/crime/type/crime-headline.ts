import type { IntlShape } from 'react-intl';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { countInRange } from '../figures/month-counts.ts';
import {
  formatComparedHeadline,
  formatLastMonth,
  formatLongerPeriodHeadline,
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
  const { period, same, crime, change, longer } = matter;
  const when = period.history === 'monthly' ? 'Month' : 'Year';
  const areas = text(`areas.${matter.partition}`);
  const month = formatLastMonth(intl, matter);
  if (!matter.recorded)
    return {
      standing: null,
      figure: `${text('headline.kindNotRecorded', { crime })}.`,
      note: text('headline.notRecorded'),
      certainty: [],
    };
  if (longer != null && longer.total_crime_count !== null) {
    const { total_crime_count: count, months } = longer;
    const figure = text('headline.kindMonths', { count, months, month, crime });
    const headline = formatLongerPeriodHeadline(intl, figure, {
      ...matter,
      longer,
      count: same.now,
    });
    const of = text('headline.sameAreas', { count: longer.areas, areas });
    return { ...headline, certainty: [...headline.certainty, of] };
  }
  const { count } = countInRange(matter.trends, period.range);
  const figure = text(`headline.kind${when}`, { count, month, crime });
  const headline = formatComparedHeadline(intl, figure, matter);
  if (change.kind === 'not-comparable') return headline;
  const values = { count: same.areas, areas, now: same.now, before: change.before };
  const of = text(same.broken ? 'headline.likeForRules' : 'headline.likeForLike', values);
  // the count before is that of the areas which are complete at both times
  return same.now === count
    ? { ...headline, certainty: [...headline.certainty, of] }
    : { ...headline, figure: `${figure}.`, note: [headline.note, of].filter(Boolean).join(' ') };
}
