import type { CountChange } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import styles from './ChangeMark.module.css';

/** A change of a count: arrow and word, or "no clear change". */
export function ChangeMark(props: { change: CountChange }) {
  const intl = useIntl();
  const text = useText();
  const { change } = props;
  if (change.kind === 'not-comparable')
    return <span className={styles.quiet}>{text('change.unknown')}</span>;
  if (change.kind === 'no-clear-change')
    return <span className={styles.quiet}>{text('change.none')}</span>;
  if (change.change === null)
    return <span className={styles.clear}>{text('change.upFromNone')}</span>;
  return (
    <span className={styles.clear}>
      {text(`change.${change.direction}`, {
        change: intl.formatNumber(Math.abs(change.change), {
          style: 'percent',
          maximumFractionDigits: 0,
        }),
      })}
    </span>
  );
}
