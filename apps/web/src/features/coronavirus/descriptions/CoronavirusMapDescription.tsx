import { useQuery } from '@tanstack/react-query';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { coronavirusRecordsQuery } from '../api/coronavirus-queries.ts';
import type { CoronavirusMapData } from '../coronavirus-map/use-coronavirus-map-data.ts';
import { CORONAVIRUS_SENTENCES } from './coronavirus-sentences.ts';
import { describeCoronavirusMap } from './describe-coronavirus-map.ts';

/** Describes the map, or one of its areas, on the last day of the series. */
export function CoronavirusMapDescription(props: {
  area: AreaId | null;
  data: CoronavirusMapData;
}) {
  const intl = useIntl();
  const sentences = CORONAVIRUS_SENTENCES[useLanguageChoice().language];
  const records = useQuery(coronavirusRecordsQuery).data;
  const { area: requestedArea, data } = props;
  const { status, names, mergedInto } = data;
  // There is no description before the first report.
  if (status == null || records === undefined) return null;
  // Merged neighborhoods share one description.
  const area = requestedArea === null ? null : (mergedInto.get(requestedArea) ?? requestedArea);
  const given = { area, through: status.through, records, names };
  const text = describeCoronavirusMap(intl, sentences, given);
  return text !== null && <PageDescription sample={status.sample} text={text} />;
}
