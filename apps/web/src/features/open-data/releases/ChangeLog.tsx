import type { DataChanges } from '@townlight/contract/open-data';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import styles from './Releases.module.css';

/** The changes of the data and the methods, as published; and the saved changes of the categories. */
export function ChangeLog({ changes }: { changes: DataChanges }) {
  const intl = useIntl();
  return (
    <>
      <h2 id="changes">
        <Text id="releases.changes" />
      </h2>
      {changes.entries.map(({ date, title, paragraphs }) => (
        <article key={`${date} ${title}`} className={styles.entry}>
          <h3>{title}</h3>
          <p className={styles.day}>
            <time dateTime={date}>{formatDay(intl, date, 'UTC')}</time>
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
      <h3 className={styles.heading}>
        <Text id="releases.categories" />
      </h3>
      {changes.categories.length === 0 ? (
        <p>
          <Text id="releases.noCategories" />
        </p>
      ) : (
        <ul>
          {changes.categories.map(({ saved_at, kind, rows }) => (
            <li key={saved_at}>
              <Text
                id={`releases.saved.${kind}`}
                values={{ day: formatDay(intl, saved_at, county.timeZone), rows }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
