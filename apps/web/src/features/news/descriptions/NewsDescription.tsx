import type { NewsList } from '@townlight/contract/news';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { NEWS_SENTENCES } from './news-sentences.ts';

/** Describes the news list of the county or of one neighborhood. */
export function NewsDescription({ area }: { area: NewsList['area'] }) {
  const intl = useIntl();
  const sentences = NEWS_SENTENCES[useLanguageChoice().language];
  return (
    <PageDescription
      text={
        area === null ? sentences.list(localName(intl, county.name)) : sentences.ofArea(area.name)
      }
    />
  );
}
