import { useQuery } from '@tanstack/react-query';
import { parseYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { areaCrimesQuery } from '../api/crime-queries.ts';
import { toMonthSelection } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { useCrimeSentences } from './crime-sentences.ts';

/** Describes the map of the county: the last month on record, whichever months it shows. */
export function MapDescription() {
  return (
    <DescriptionQueryProvider>
      <OfLastMonth />
    </DescriptionQueryProvider>
  );
}

function OfLastMonth() {
  const intl = useIntl();
  const sentences = useCrimeSentences();
  const status = useQuery(crimeStatusQuery).data;
  const month = parseYearMonth(status?.data_through ?? '');
  const areas = useQuery(areaCrimesQuery(toMonthSelection('neighborhoods', month))).data;
  if (status === undefined || month === null || areas === undefined) return null;
  const ranked = areas.filter(({ ranking }) => ranking !== null).length;
  return (
    <PageDescription
      sample={status.sample}
      text={sentences.map({
        county: localName(intl, county.name),
        ranked: intl.formatNumber(ranked),
        month: formatMonth(intl, month),
      })}
    />
  );
}
