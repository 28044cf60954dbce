import type { CrimeOverview } from '@townlight/contract/crime-overview';
import type { IntlShape } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { formatReports } from '../figures/kind-text.ts';
import { formatAssessment, formatChangeInterval, formatUsualRange } from '../figures/usual-text.ts';
import type { MessageWithValues } from '../report/describe-area.ts';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';

/** The maximum number of names; the coverage page lists all. */
const MAX_NAMED_AGENCIES = 3;

/** Returns how the county's count compares in one sentence, with both figures of the same areas. */
export function describeCountyChange(
  intl: IntlShape,
  state: SafetyMapState,
  overview: CrimeOverview,
  when: string,
  whenBefore: string,
  /** When the records begin, where that is after the months to compare with. */
  firstOnRecord: string | null,
): MessageWithValues {
  const text = createGetText(intl);
  const { county: countyChange } = overview;
  const { areas, total_crime_count: count, compared_total_crime_count: before } = countyChange;
  const name = localName(intl, county.name);
  const places = text(`areas.${state.partition}`);
  if (firstOnRecord !== null)
    return { id: 'overview.noBase', values: { county: name, when, first: firstOnRecord } };
  if (areas === 0 || count === null || before === null) {
    return { id: 'overview.none', values: { county: name, when, whenBefore, places } };
  }
  const change = toCountChange({ ...countyChange, crosses_break: false });
  if (change.kind === 'not-comparable') {
    return { id: 'overview.none', values: { county: name, when, whenBefore, places } };
  }
  return {
    id: 'overview.judged',
    values: {
      county: name,
      reports: formatReports(intl, count, state),
      when,
      before,
      whenBefore,
      standing: formatAssessment(intl, change).standing,
    },
  };
}

/** Returns the county's usual range, the interval of its change, and the areas that both counts are of, as sentences. */
export function formatCountyCertainty(
  intl: IntlShape,
  { partition }: Pick<SafetyMapState, 'partition'>,
  overview: CrimeOverview,
  against: string,
): string | null {
  const text = createGetText(intl);
  const { all_areas: total, county: countyChange } = overview;
  const { areas } = countyChange;
  const change = toCountChange({ ...countyChange, crosses_break: false });
  if (areas === 0 || change.kind === 'not-comparable') return null;
  const usual = formatUsualRange(intl, change.usual);
  const interval = formatChangeInterval(intl, change.interval);
  return [
    usual !== null && text('sentence.usual', { usual }),
    interval !== null && text('sentence.interval', { against, interval }),
    text(areas === total ? 'overview.inAll' : 'overview.inSame', {
      ...{ areas, total },
      places: text(`areas.${partition}`),
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Lists which areas the county's figures leave out, why, and whose records are missing; `null` where they leave out
 * none.
 */
export function formatExcludedAreas(intl: IntlShape, overview: CrimeOverview): string | null {
  const text = createGetText(intl);
  const { incomplete, rules_changed, not_recorded } = overview.left_out;
  const reasons: string[] = [];
  if (incomplete > 0) {
    const agencies = namedAgencies(intl, overview.lacking);
    reasons.push(
      agencies === null
        ? text('overview.left.incomplete', { areas: incomplete })
        : text('overview.left.lacking', { areas: incomplete, agencies }),
    );
  }
  if (rules_changed > 0) reasons.push(text('overview.left.rules', { areas: rules_changed }));
  if (not_recorded > 0) reasons.push(text('overview.left.unrecorded', { areas: not_recorded }));
  return reasons.length === 0 ? null : text('overview.left', { reasons: reasons.join('; ') });
}

function namedAgencies(intl: IntlShape, lacking: CrimeOverview['lacking']): string | null {
  if (lacking.length === 0) return null;
  // one more name is shorter than "and 1 other"
  const named =
    lacking.length === MAX_NAMED_AGENCIES + 1 ? lacking : lacking.slice(0, MAX_NAMED_AGENCIES);
  const unnamedCount = lacking.length - named.length;
  return intl.formatList([
    ...named.map(({ name }) => localName(intl, name)),
    ...(unnamedCount > 0
      ? [createGetText(intl)('overview.otherAgencies', { others: unnamedCount })]
      : []),
  ]);
}
