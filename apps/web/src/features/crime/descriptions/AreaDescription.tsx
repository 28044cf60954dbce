import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { type IntlShape, useIntl } from 'react-intl';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import { formatMonth, formatRate } from '../../../i18n/figures.ts';
import { formatCrimeInSentence } from '../../../i18n/names.ts';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { areaCrimesQuery } from '../api/crime-queries.ts';
import { toMonthSelection } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { type CrimeSentences, useCrimeSentences } from './crime-sentences.ts';

interface DescribedArea {
  readonly partition: MapPartition;
  readonly area: string;
  /** `undefined` while it loads, and for an unknown area. */
  readonly name: string | undefined;
  /** By default the last on record. */
  readonly month?: YearMonth | null;
  /** The name of a crime type; all crime without. */
  readonly crime?: string | undefined;
}

/** Describes an area in one month, whichever months its page shows. */
export function AreaDescription(props: DescribedArea) {
  return (
    <DescriptionQueryProvider>
      <OfMonth {...props} />
    </DescriptionQueryProvider>
  );
}

function OfMonth({ partition, area, name, crime, month: requestedMonth = null }: DescribedArea) {
  const intl = useIntl();
  const sentences = useCrimeSentences();
  const status = useQuery(crimeStatusQuery).data;
  const month = requestedMonth ?? parseYearMonth(status?.data_through ?? '');
  const areas = useQuery(areaCrimesQuery(toMonthSelection(partition, month, crime))).data;
  const crimes = areas?.find(({ id }) => id === area);
  if (status === undefined || month === null || crimes === undefined || name === undefined)
    return null;
  const ranked = areas?.filter(({ ranking }) => ranking !== null).length ?? 0;
  const text = formatAreaDescription(intl, sentences, { name, crime, month, crimes, ranked });
  return <PageDescription sample={status.sample} text={text} />;
}

export function formatAreaDescription(
  intl: IntlShape,
  sentences: CrimeSentences,
  given: {
    name: string;
    crime?: string | undefined;
    month: YearMonth;
    crimes: AreaCrimes;
    ranked: number;
  },
): string {
  const { name, crimes } = given;
  const { ranking, total_crime_rate: rate } = crimes;
  const month = formatMonth(intl, given.month);
  const crime = given.crime === undefined ? null : formatCrimeInSentence(intl, given.crime);
  if (crime !== null && !crimes.recorded) return sentences.unrecordedCrime({ name, crime });
  // a count without one department's records would be mistaken for the complete one
  if (!crimes.complete) return sentences.incompleteArea({ name, crime, month });
  return sentences.area({
    name,
    crime,
    count: intl.formatNumber(crimes.total_crime_count ?? 0),
    month,
    rate: ranking !== null && rate !== null ? formatRate(intl, rate) : null,
    rank:
      ranking !== null
        ? { rank: intl.formatNumber(ranking), ranked: intl.formatNumber(given.ranked) }
        : null,
  });
}
