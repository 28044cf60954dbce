import type { NewsEntry } from '@townlight/contract/news';
import type { IntlShape } from 'react-intl';

/** What the list of news is called: that of the county, or of one neighborhood. */
export function newsTitle(intl: IntlShape, area: NewsEntry['area']): string {
  return area === null
    ? intl.formatMessage({ id: 'nav.news' })
    : intl.formatMessage({ id: 'news.of' }, { area: area.name });
}
