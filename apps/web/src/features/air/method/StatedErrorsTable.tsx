import type { AirAccuracy } from '@townlight/contract/air/accuracy';
import { MIN_READINGS_FOR_ERROR } from '@townlight/domain/air';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { distanceClassLabel, levelClassLabel } from './class-labels.tsx';
import styles from './method-tables.module.css';

/** Shows the error published with an estimate, by distance and level, and the number of predictions behind each. */
export function StatedErrorsTable(props: { levels: AirAccuracy['by_level'] }) {
  const intl = useIntl();
  const { levels } = props;
  const distances = levels[0]?.by_distance ?? [];
  return (
    <>
      <p>
        <Text id="airMethod.toldText" values={{ least: MIN_READINGS_FOR_ERROR }} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Text id="airMethod.nearest" />
              </th>
              {levels.map(({ to_pm25 }, level) => (
                <th key={to_pm25} scope="col">
                  {levelClassLabel(levels, level)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {distances.map(({ to_km }, distance) => (
              <tr key={to_km}>
                <th scope="row">{distanceClassLabel(distances, distance)}</th>
                {levels.map(({ to_pm25, by_distance }) => {
                  const {
                    readings = 0,
                    error_pm25 = null,
                    one_in_ten_pm25 = null,
                  } = by_distance[distance] ?? {};
                  return (
                    <td key={to_pm25}>
                      {error_pm25 === null ? (
                        <Text id="airMethod.tooFew" />
                      ) : (
                        `± ${intl.formatNumber(error_pm25, { minimumFractionDigits: 1 })}`
                      )}
                      {one_in_ten_pm25 !== null && (
                        <small className={styles.line}>
                          <Text
                            id="airMethod.oneInTenAbove"
                            values={{
                              error: intl.formatNumber(one_in_ten_pm25, {
                                minimumFractionDigits: 1,
                              }),
                            }}
                          />
                        </small>
                      )}
                      <small className={styles.line}>{intl.formatNumber(readings)}</small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
