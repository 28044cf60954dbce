import type { NewsEntry } from '@townlight/contract/news';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import table from '../../tables/ranking-table.module.css';
import styles from './News.module.css';

/** More corrections than this are those of a whole series; each month has its sentence. */
const MAX_CORRECTIONS = 5;

/** What was corrected in the months that are rows of tables, the last corrected first. */
export function NewsCorrections({ entries }: { entries: readonly NewsEntry[] }) {
  const corrected = entries
    .filter(({ correction }) => correction !== null)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  if (corrected.length === 0) return null;
  return (
    <section>
      <h2 className={table.title}>
        <Text id="news.corrections" />
      </h2>
      <ul className={styles.corrections}>
        {corrected.slice(0, MAX_CORRECTIONS).map(({ id, path, title, correction }) => (
          <li key={id}>
            <Link to={path}>{title}</Link> {correction}
          </li>
        ))}
      </ul>
    </section>
  );
}
