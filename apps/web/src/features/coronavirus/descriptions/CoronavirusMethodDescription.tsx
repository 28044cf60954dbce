import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { CORONAVIRUS_SENTENCES } from './coronavirus-sentences.ts';

/** Describes the coronavirus methodology page. */
export function CoronavirusMethodDescription(props: { sample: boolean }) {
  const { method } = CORONAVIRUS_SENTENCES[useLanguageChoice().language];
  return <PageDescription sample={props.sample} text={method} />;
}
