import type { DataPage } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { OUR_DATA_SENTENCES } from './our-data-sentences.ts';

/** Describes a page about the data. */
export function OurDataDescription(props: {
  of: 'data' | DataPage['kind'];
  sample?: boolean | undefined;
}) {
  const intl = useIntl();
  const sentenceOf = OUR_DATA_SENTENCES[useLanguageChoice().language][props.of];
  const { sample = false } = props;
  return <PageDescription sample={sample} text={sentenceOf(localName(intl, county.name))} />;
}
