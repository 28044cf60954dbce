import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './ProgressLine.module.css';

/** Shorter waits show nothing. */
const SHORT_WAIT_MS = 350;

/** An animated line while data loads; it has no height, so nothing shifts. */
export function ProgressLine(props: { active: boolean }) {
  return props.active ? <Line /> : null;
}

function Line() {
  const text = useText();
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMoves(true), SHORT_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.line} role="progressbar" aria-label={text('app.loading')}>
      {/* a CSS animation delay would make the browser render frames during the wait, when the page is busiest */}
      {moves && <span />}
    </div>
  );
}
