import type { UsualAirHour } from '@townlight/contract/air/usual';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { AirPoint } from '../api/air-point.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import type { AirRecordSpan } from '../record-span/record-span.ts';
import styles from './AirNow.module.css';
import { AirToCome } from './AirToCome.tsx';
import type { AirTrackerChange } from './air-tracker-path.ts';
import type { ShownHour } from './shown-hour.ts';

/** Explains why the hour of the address is not shown, and links to one that is. */
export function NoHour(props: {
  shown: Exclude<ShownHour, { kind: 'shown' }>;
  /** What is usual in a future hour. */
  usual: UsualAirHour | undefined;
  place: AirPoint | null;
  span: AirRecordSpan | null;
  addressOf: (change: AirTrackerChange) => string;
}) {
  const intl = useIntl();
  const { shown, span, addressOf } = props;
  if (span === null) return null;
  const format = (hour: AirRecordSpan['first']) => formatDayAndHour(intl, hour, county.timeZone);
  return (
    <div className={styles.none} role="status">
      <p>
        <Text
          id={`airHour.${shown.kind}`}
          values={{ first: format(span.first), newest: format(span.newest) }}
        />
      </p>
      <AirToCome
        point={shown.kind === 'too-late' ? props.place : null}
        hour={shown.kind === 'too-late' ? shown.hour : undefined}
        usual={props.usual}
        day="later"
      />
      <ul>
        {shown.kind === 'too-early' && (
          <li>
            <Link to={addressOf({ hour: span.first })}>
              <Text id="airHour.toFirst" />
            </Link>
          </li>
        )}
        <li>
          <Link to={addressOf({ hour: null })}>
            <Text id="airNow.toPresent" />
          </Link>
        </li>
      </ul>
    </div>
  );
}
