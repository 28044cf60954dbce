import type { AirAccuracy } from '@townlight/contract/air';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { formatConcentration } from '../figures/air-units.ts';
import styles from './method-tables.module.css';

type MeasuredError = NonNullable<AirAccuracy['overall']>;

/** How far estimates miss: in all, by distance to the nearest station, by season. */
export function AccuracyTables(props: { accuracy: AirAccuracy }) {
  const intl = useIntl();
  const { accuracy } = props;
  const { overall } = accuracy;
  if (overall === null) {
    return (
      <p>
        <Text id="airMethod.errorUnknown" />
      </p>
    );
  }
  const distances = accuracy.by_distance.map(({ to_km, error }, at) => {
    const from = accuracy.by_distance[at - 1]?.to_km ?? 0;
    return {
      key: String(to_km),
      name:
        to_km === null ? (
          <Text id="airMethod.beyondKm" values={{ from }} />
        ) : (
          <Text id="airMethod.toKm" values={{ from, to: to_km }} />
        ),
      error,
    };
  });
  const seasons = accuracy.by_season.map(({ season, error }) => ({
    key: season,
    name: <Text id={`airMethod.season.${season}`} />,
    error,
  }));
  return (
    <>
      <p>
        <Text
          id="airMethod.errorText"
          values={{
            stations: accuracy.stations,
            readings: overall.readings,
            error: formatConcentration(intl, overall.mean_absolute),
            points: overall.mean_index_points,
            right: overall.right_category,
          }}
        />
      </p>
      <Errors
        head="airMethod.all"
        rows={[{ key: 'all', name: <Text id="airMethod.allReadings" />, error: overall }]}
      />
      {distances.length > 0 && <Errors head="airMethod.distance" rows={distances} />}
      {seasons.length > 0 && <Errors head="airMethod.season" rows={seasons} />}
    </>
  );
}

function Errors(props: {
  head: MessageId;
  rows: readonly { key: string; name: ReactNode; error: MeasuredError }[];
}) {
  const intl = useIntl();
  const heads: MessageId[] = [
    'airMethod.readingsCount',
    'airMethod.meanAbsolute',
    'airMethod.rootMeanSquare',
    'airMethod.indexPoints',
    'airMethod.rightCategory',
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Text id={props.head} />
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Text id={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, name, error }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{intl.formatNumber(error.readings)}</td>
              <td>{formatConcentration(intl, error.mean_absolute)}</td>
              <td>{formatConcentration(intl, error.root_mean_square)}</td>
              <td>{intl.formatNumber(error.mean_index_points, { maximumFractionDigits: 1 })}</td>
              <td>
                {intl.formatNumber(error.right_category, {
                  style: 'percent',
                  maximumFractionDigits: 0,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
