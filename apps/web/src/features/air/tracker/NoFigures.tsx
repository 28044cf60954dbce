import type { AirPlace } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import styles from './AirNow.module.css';
import type { AirTrackerChange } from './air-tracker-path.ts';

/** Replaces the figures where the address has no place in the county, and links to one that has. */
export function NoFigures(props: {
  /** `null` where the address has no coordinates. */
  place: AirPlace | null;
  /** Name of the neighborhood that contains the point. */
  neighborhood: string | undefined;
  outside: boolean;
  addressOf: (change: AirTrackerChange) => string;
}) {
  const intl = useIntl();
  const { place, neighborhood } = props;
  const { defaultAirPlace } = county;
  const countyName = localName(intl, county.name);
  return (
    <div className={styles.none}>
      <h2>
        {place === null ? (
          <Text id="airNone.unreadable" />
        ) : props.outside ? (
          <Text id="airNone.outside" values={{ county: countyName }} />
        ) : place.label === '' ? (
          <Text id="tracker.notAvailable" />
        ) : (
          <Text id="airNone.noReadings" />
        )}
      </h2>
      <p>
        {place === null ? (
          <Text id="airNone.unreadableText" />
        ) : props.outside ? (
          <Text id="airNone.outsideText" values={{ county: countyName }} />
        ) : place.label === '' ? (
          <Text id="airNone.unnamedText" />
        ) : (
          // spec 8
          <Text id="airNone.noAqi" />
        )}
      </p>
      <ul>
        {place !== null && place.label === '' && neighborhood !== undefined && (
          <li>
            <Link to={props.addressOf({ place: { ...place, label: neighborhood } })}>
              <Text id="airNone.toNeighborhood" values={{ name: neighborhood }} />
            </Link>
          </li>
        )}
        <li>
          <Link to={props.addressOf({ place: null })}>
            <Text id="airNone.toDefault" values={{ name: defaultAirPlace.label }} />
          </Link>
        </li>
      </ul>
    </div>
  );
}
