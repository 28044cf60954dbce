import type { CountChange } from '@townlight/domain/crime';
import { useText } from '../../../i18n/use-text.ts';
import styles from './ChangeMark.module.css';

/** How a count compares with the usual ones; with an arrow if it is called among all areas. */
export function ChangeMark({ change }: { change: CountChange }) {
  const text = useText();
  if (change.kind === 'not-comparable')
    return <span className={styles.quiet}>{text('change.unknown')}</span>;
  const standing = change.kind === 'clear' ? change.direction : change.standing;
  const { low, high } = change.usual ?? {};
  return (
    <span className={change.kind === 'clear' ? undefined : styles.quiet}>
      {text(`change.${standing}`, { low, high })}
    </span>
  );
}
