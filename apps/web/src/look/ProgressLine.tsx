import { useText } from '../language/use-text.ts';
import styles from './ProgressLine.module.css';

/** A line that moves while figures are on their way; it takes no room, so nothing jumps. */
export function ProgressLine(props: { active: boolean }) {
  const text = useText();
  if (!props.active) return null;
  return (
    <div className={styles.line} role="progressbar" aria-label={text('app.loading')}>
      <span />
    </div>
  );
}
