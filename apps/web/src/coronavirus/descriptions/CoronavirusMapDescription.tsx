import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../language/use-language.ts';
import { PageDescription } from '../../page/PageDescription.tsx';
import { useCoronavirus } from '../api/use-coronavirus.ts';
import type { CoronavirusData } from '../coronavirus-map/use-coronavirus-data.ts';
import { coronavirusMapSentence } from './coronavirus-map-sentence.ts';
import { CORONAVIRUS_SENTENCES } from './coronavirus-sentences.ts';

/** Of the map, or of one area on it: the last day of the series. */
export function CoronavirusMapDescription(props: { area: AreaId | null; data: CoronavirusData }) {
  const intl = useIntl();
  const sentences = CORONAVIRUS_SENTENCES[useLanguageChoice().language];
  const records = useCoronavirus().data;
  const { area: asked, data } = props;
  const { status, names, partOf } = data;
  // before the first report there is nothing to be said
  if (status == null || records === undefined) return null;
  // of a pair that is counted together there is one page
  const area = asked === null ? null : (partOf.get(asked) ?? asked);
  const given = { area, through: status.through, records, names };
  const text = coronavirusMapSentence(intl, sentences, given);
  return text !== null && <PageDescription sample={status.sample} text={text} />;
}
