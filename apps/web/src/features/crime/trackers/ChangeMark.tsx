import type { CountChange } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import table from '../../../tables/ranking-table.module.css';
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

/** How the count of a row compares, under its name: visible where it is called, read out in every row. */
export function RowChange({ change }: { change: CountChange }) {
  return (
    <span className={change.kind === 'clear' ? table.small : 'visually-hidden'}>
      <ChangeMark change={change} />
    </span>
  );
}
