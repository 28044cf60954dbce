import type { NewsEntry } from '@townlight/contract/news';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatDay } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import styles from './News.module.css';

/** Shows when an entry was published and last changed, and whether it was corrected or withdrawn. */
export function EntryDates({ entry }: { entry: NewsEntry }) {
  const intl = useIntl();
  const day = (at: string) => formatDay(intl, at, county.timeZone);
  const { published_at, updated_at, state } = entry;
  return (
    <p className={styles.dates}>
      <Text
        id="news.published"
        values={{
          day: (
            <time key="published" dateTime={published_at}>
              {day(published_at)}
            </time>
          ),
        }}
      />
      {day(updated_at) !== day(published_at) && (
        <>
          {', '}
          <Text
            id="news.updated"
            values={{
              day: (
                <time key="updated" dateTime={updated_at}>
                  {day(updated_at)}
                </time>
              ),
            }}
          />
        </>
      )}
      {state !== 'current' && (
        <span className={styles.state}>
          <Text id={state === 'withdrawn' ? 'news.withdrawn' : 'news.corrected'} />
        </span>
      )}
    </p>
  );
}
