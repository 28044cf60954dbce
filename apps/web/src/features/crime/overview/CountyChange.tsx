import type { CrimeOverview } from '@townlight/contract/crime-overview';
import { coveragePath } from '@townlight/domain/pages';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { formatPeriodPhrase, formatPeriodTitle } from '../../../period/period-text.ts';
import { HowSure } from '../../../provenance/HowSure.tsx';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import {
  describeCountyChange,
  formatCountyCertainty,
  formatExcludedAreas,
} from './county-change.ts';
import styles from './Overview.module.css';
import { comparedMonths } from './use-overview.ts';

/** The county's change in one sentence, with a note on the areas that it leaves out. */
export function CountyChange(props: {
  state: SafetyMapState;
  overview: CrimeOverview;
  range: MonthRange;
  through: YearMonth;
  /** The first month on record. */
  first: YearMonth | null;
}) {
  const intl = useIntl();
  const { state, overview, range, through, first } = props;
  const compared = comparedMonths(state.mode, range);
  const phrase = (months: MonthRange) => formatPeriodPhrase(intl, months, through);
  const isBeforeFirst = first !== null && compared.from < first;
  const { id, values } = describeCountyChange(
    intl,
    state,
    overview,
    phrase(range),
    phrase(compared),
    isBeforeFirst ? phrase({ from: first, to: first }) : null,
  );
  // without a comparison every area is left out
  const leftOut = isBeforeFirst ? null : formatExcludedAreas(intl, overview);
  const certainty = formatCountyCertainty(intl, state, overview, formatPeriodTitle(intl, compared));
  return (
    <section>
      <p className={styles.sentence}>
        <Text id={id} values={{ ...values }} />
      </p>
      {(leftOut !== null || certainty !== null) && (
        <HowSure line={null}>
          {certainty !== null && <p>{certainty}</p>}
          {leftOut !== null && (
            <p>
              {leftOut}{' '}
              <Link to={coveragePath(null)}>
                <Text id="overview.onRecord" />
              </Link>
            </p>
          )}
        </HowSure>
      )}
    </section>
  );
}
