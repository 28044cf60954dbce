import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes, MonthlyTrend } from '@townlight/contract/crime';
import type { YearMonth } from '@townlight/domain/time';
import { type IntlShape, useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { formatCrimeInSentence, localName } from '../../../i18n/names.ts';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { countLongTrendMonths } from '../../../period/trend-months.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaCrimesQuery } from '../api/crime-queries.ts';
import { toMonthSelection } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { crimeMonthlyQuery } from '../api/tracker-queries.ts';
import { type CrimeSentences, useCrimeSentences } from './crime-sentences.ts';

interface DescribedCrime {
  /** The name of a crime type. */
  readonly crime: string;
  readonly month: YearMonth;
}

/** Describes a crime type in one month of the county, whichever months its page shows. */
export function CrimeTypeDescription(props: DescribedCrime) {
  return (
    <DescriptionQueryProvider>
      <OfMonth {...props} />
    </DescriptionQueryProvider>
  );
}

function OfMonth({ crime, month }: DescribedCrime) {
  const intl = useIntl();
  const sentences = useCrimeSentences();
  const status = useQuery(crimeStatusQuery).data;
  const trends = useQuery(crimeMonthlyQuery(crime, month, countLongTrendMonths())).data;
  const areas = useQuery(areaCrimesQuery(toMonthSelection('neighborhoods', month, crime))).data;
  const names = useQuery(neighborhoodNamesQuery()).data;
  if (status === undefined || trends === undefined || areas === undefined) return null;
  const nameOf = (id: string) => names?.find((one) => one.id === id)?.name ?? null;
  const text = formatCrimeDescription(intl, sentences, { crime, month, trends, areas, nameOf });
  return <PageDescription sample={status.sample} text={text} />;
}

export function formatCrimeDescription(
  intl: IntlShape,
  sentences: CrimeSentences,
  given: DescribedCrime & {
    /** The county's months up to this one. */
    trends: readonly MonthlyTrend[];
    areas: readonly AreaCrimes[];
    nameOf: (area: string) => string | null;
  },
): string {
  const first = given.areas.find(({ ranking }) => ranking === 1);
  return sentences.crime({
    county: localName(intl, county.name),
    crime: formatCrimeInSentence(intl, given.crime),
    count: intl.formatNumber(given.trends.at(-1)?.crime_count ?? 0),
    month: formatMonth(intl, given.month),
    highest: first === undefined ? null : given.nameOf(first.id),
  });
}
