import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import type { MethodsReply } from '@townlight/contract/methods';
import type { IntlShape } from 'react-intl';
import { formatRange } from '../../../i18n/figures.ts';
import { formatCrimeName, localName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { type CoverageRuns, toMonthRange } from './coverage-text.ts';

type Area = CrimeCoverage['areas'][number];
type Agency = CrimeCoverage['agencies'][number];

/** Returns why months of a neighborhood are incomplete, a sentence for each reason; or that none is. */
export function listIncompleteReasons(
  intl: IntlShape,
  area: Area,
  policing: readonly Agency[],
): string[] {
  const text = createGetText(intl);
  if (area.runs.every(({ state }) => state === 'whole')) return [text('coverage.why.none')];
  if (policing.length === 0) return [text('coverage.why.nobody')];
  const reasons = policing.flatMap(({ name, runs }) => {
    const agency = localName(intl, name);
    if (runs.every(({ state }) => state === 'not-recorded'))
      return [text('coverage.why.never', { agency })];
    const months = formatIncompleteMonths(intl, runs);
    return months === null ? [] : [text('coverage.why.missing', { agency, months })];
  });
  if (area.policed_in_part)
    reasons.push(
      text(
        area.policed_share_of === 'residents'
          ? 'coverage.why.partOfResidents'
          : 'coverage.why.partOfArea',
        { share: intl.formatNumber(area.policed_share ?? 0, { style: 'percent' }) },
      ),
    );
  // a department may have supplied a month only for other neighborhoods
  const months = formatIncompleteMonths(intl, area.runs);
  if (reasons.length === 0 && months !== null) reasons.push(text('coverage.why.here', { months }));
  return reasons;
}

function formatIncompleteMonths(intl: IntlShape, runs: CoverageRuns): string | null {
  const found = runs.filter(({ state }) => state !== 'whole');
  if (found.length === 0) return null;
  return intl.formatList(found.map((run) => formatRange(intl, toMonthRange(run), 'short')));
}

/** Returns the crime types that a department does not record: a sentence for each run of months. */
export function listUnrecordedTypes(
  intl: IntlShape,
  agency: string,
  methods: MethodsReply,
): string[] {
  const runs = methods.agencies.find((one) => one.agency === agency)?.rules ?? [];
  return runs.flatMap((run) => {
    const types = methods.not_recorded.filter(({ rules }) => rules === run.rules);
    if (types.length === 0) return [];
    return [
      createGetText(intl)('coverage.notRecorded', {
        types: intl.formatList(types.map(({ crime_type }) => formatCrimeName(intl, crime_type))),
        months: formatRange(intl, toMonthRange(run), 'short'),
      }),
    ];
  });
}
