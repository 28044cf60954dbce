import type { NewsUnusualCount, NewsUnusualCounts } from '@townlight/contract/news';
import { useId } from 'react';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import styles from './News.module.css';

/** Lists the largest changes: up and down, each with an arrow, a text and a link. */
export function NewsMovesList({ moves }: { moves: NewsUnusualCounts }) {
  return (
    <section>
      <h2>{moves.title}</h2>
      <div className={styles.sides}>
        {moves.up.length > 0 && <Side direction="up" moves={moves.up} />}
        {moves.down.length > 0 && <Side direction="down" moves={moves.down} />}
      </div>
      <p className={styles.remarks}>{moves.sentence}</p>
    </section>
  );
}

function Side({
  direction,
  moves,
}: {
  direction: 'up' | 'down';
  moves: readonly NewsUnusualCount[];
}) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>
        <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>{' '}
        <Text id={direction === 'up' ? 'news.up' : 'news.down'} />
      </h3>
      <ul aria-labelledby={id}>
        {moves.map(({ name, path, text }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
