import { useEffect, useState } from 'react';
import { useText } from '../language/use-text.ts';
import styles from './ProgressLine.module.css';

/** Shorter waits show nothing. */
const SHORT_WAIT_MS = 350;

/** A line that moves while figures are on their way; it takes no room, so nothing jumps. */
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
      {/* a delay in CSS would have the browser draw frames all through the wait, when the page is busiest */}
      {moves && <span />}
    </div>
  );
}
