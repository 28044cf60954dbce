import type { CrimeOverview } from '@townlight/contract/crime-overview';
import { coveragePath } from '@townlight/domain/pages';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import { describeCountyChange, formatLeftOut } from './county-change.ts';
import styles from './Overview.module.css';
import { comparedMonths } from './use-overview.ts';

/** The county's change in one sentence, with a note on the areas that it leaves out. */
export function CountyChange(props: {
  state: SafetyMapState;
  overview: CrimeOverview;
  range: MonthRange;
  through: YearMonth;
}) {
  const intl = useIntl();
  const { state, overview, range, through } = props;
  const when = formatPeriodPhrase(intl, range, through);
  const whenBefore = formatPeriodPhrase(intl, comparedMonths(state.mode, range), through);
  const { id, values } = describeCountyChange(intl, state, overview, when, whenBefore);
  const leftOut = formatLeftOut(intl, overview);
  return (
    <section>
      <p className={styles.sentence}>
        <Text id={id} values={{ ...values }} />
      </p>
      {leftOut !== null && (
        <p className={styles.note}>
          {leftOut}{' '}
          <Link to={coveragePath(null)}>
            <Text id="overview.onRecord" />
          </Link>
        </p>
      )}
    </section>
  );
}
