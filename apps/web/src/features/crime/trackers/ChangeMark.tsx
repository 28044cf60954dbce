import type { CountChange } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { formatAssessment } from '../figures/usual-text.ts';
import styles from './ChangeMark.module.css';

/** How a count compares with the usual ones; with an arrow if it is called among all areas. */
export function ChangeMark({ change }: { change: CountChange }) {
  const intl = useIntl();
  const text = useText();
  if (change.kind === 'not-comparable')
    return <span className={`${styles.mark} ${styles.quiet}`}>{text('change.unknown')}</span>;
  const { standing, usual } = formatAssessment(intl, change);
  return (
    <span className={`${styles.mark} ${change.kind === 'clear' ? '' : styles.quiet}`}>
      {standing}
      {usual}
    </span>
  );
}
