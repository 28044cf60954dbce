import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './StartTile.module.css';

/** A tile of the start page: a subject of the site, and its newest figure. */
export function StartTile(props: {
  to: string;
  title: ReactNode;
  /** Nothing while it loads. */
  text: ReactNode;
  /** The CSS color behind the text. */
  color?: string | undefined;
}) {
  const { color } = props;
  return (
    <li>
      <Link to={props.to} className={styles.tile}>
        <b>{props.title}</b>
        <span>
          <span className={styles.lit} style={{ borderColor: color }}>
            {props.text}
          </span>
        </span>
      </Link>
    </li>
  );
}
