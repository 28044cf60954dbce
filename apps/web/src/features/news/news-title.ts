import type { NewsEntry } from '@townlight/contract/news';
import type { IntlShape } from 'react-intl';

/** Formats the title of the news list of the county or of one neighborhood. */
export function formatNewsTitle(intl: IntlShape, area: NewsEntry['area']): string {
  return area === null
    ? intl.formatMessage({ id: 'nav.news' })
    : intl.formatMessage({ id: 'news.of' }, { area: area.name });
}
