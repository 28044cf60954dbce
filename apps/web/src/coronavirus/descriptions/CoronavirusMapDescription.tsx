import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../language/use-language.ts';
import { PageDescription } from '../../page/PageDescription.tsx';
import { useCoronavirus } from '../api/use-coronavirus.ts';
import type { CoronavirusData } from '../coronavirus-map/use-coronavirus-data.ts';
import { coronavirusMapSentence } from './coronavirus-map-sentence.ts';
import { CORONAVIRUS_SENTENCES } from './coronavirus-sentences.ts';

/** Describes the map, or one of its areas, on the last day of the series. */
export function CoronavirusMapDescription(props: { area: AreaId | null; data: CoronavirusData }) {
  const intl = useIntl();
  const sentences = CORONAVIRUS_SENTENCES[useLanguageChoice().language];
  const records = useCoronavirus().data;
  const { area: asked, data } = props;
  const { status, names, partOf } = data;
  // There is no description before the first report.
  if (status == null || records === undefined) return null;
  // Merged neighborhoods share one description.
  const area = asked === null ? null : (partOf.get(asked) ?? asked);
  const given = { area, through: status.through, records, names };
  const text = coronavirusMapSentence(intl, sentences, given);
  return text !== null && <PageDescription sample={status.sample} text={text} />;
}
