import type { AirAccuracy } from '@townlight/contract/air/accuracy';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatConcentration } from '../figures/air-units.ts';
import { distanceClassLabel, levelClassLabel } from './class-labels.tsx';
import styles from './method-tables.module.css';
import { StatedErrorsTable } from './StatedErrorsTable.tsx';

type MeasuredError = NonNullable<AirAccuracy['overall']>;

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly readings: number;
  /** Null with too few readings. */
  readonly error: MeasuredError | null;
}

/**
 * Shows the errors of estimates: overall, by level, by distance to the nearest station, by season, and as published.
 */
export function AirAccuracyTables(props: { accuracy: AirAccuracy }) {
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
  const levels = accuracy.by_level.map(({ to_pm25, readings, error }, at) => ({
    key: String(to_pm25),
    name: levelClassLabel(accuracy.by_level, at),
    readings,
    error,
  }));
  const distances = accuracy.by_distance.map(({ to_km, error }, at) => ({
    key: String(to_km),
    name: distanceClassLabel(accuracy.by_distance, at),
    readings: error.readings,
    error,
  }));
  const seasons = accuracy.by_season.map(({ season, error }) => ({
    key: season,
    name: <Text id={`airMethod.season.${season}`} />,
    readings: error.readings,
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
        rows={[
          {
            key: 'all',
            name: <Text id="airMethod.allReadings" />,
            readings: overall.readings,
            error: overall,
          },
        ]}
      />
      <Errors head="airMethod.level" rows={levels} />
      {distances.length > 0 && <Errors head="airMethod.distance" rows={distances} />}
      {seasons.length > 0 && <Errors head="airMethod.season" rows={seasons} />}
      <StatedErrorsTable levels={accuracy.by_level} />
    </>
  );
}

function Errors(props: { head: MessageId; rows: readonly Row[] }) {
  const intl = useIntl();
  const heads: MessageId[] = [
    'airMethod.readingsCount',
    'airMethod.meanAbsolute',
    'airMethod.rootMeanSquare',
    'airMethod.oneInTen',
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
          {props.rows.map(({ key, name, readings, error }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{intl.formatNumber(readings)}</td>
              {error === null ? (
                <td colSpan={heads.length - 1}>
                  <Text id="airMethod.tooFew" />
                </td>
              ) : (
                <>
                  <td>{formatConcentration(intl, error.mean_absolute)}</td>
                  <td>{formatConcentration(intl, error.root_mean_square)}</td>
                  <td>{formatConcentration(intl, error.one_in_ten)}</td>
                  <td>
                    {intl.formatNumber(error.mean_index_points, { maximumFractionDigits: 1 })}
                  </td>
                  <td>
                    {intl.formatNumber(error.right_category, {
                      style: 'percent',
                      maximumFractionDigits: 0,
                    })}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
