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
      {/* not delayed by CSS: an animation that waits has frames drawn, too, while the page has most to do */}
      {moves && <span />}
    </div>
  );
}
