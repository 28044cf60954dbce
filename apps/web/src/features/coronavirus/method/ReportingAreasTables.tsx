import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import { Text } from '../../../i18n/Text.tsx';
import styles from './method-tables.module.css';

/** Lists the reporting areas of each neighborhood, neighborhoods without reports, and unused reporting areas. */
export function ReportingAreasTables(props: { status: CoronavirusStatus }) {
  const { neighborhoods, without_reports: without, left_out: leftOut } = props.status;
  return (
    <>
      <details className={styles.details}>
        <summary>
          <Text id="coronavirusMethod.mapped" values={{ count: neighborhoods.length }} />
        </summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Text id="coronavirusMethod.head.neighborhood" />
              </th>
              <th scope="col">
                <Text id="coronavirusMethod.head.reportingAreas" />
              </th>
            </tr>
          </thead>
          <tbody>
            {neighborhoods.map(({ neighborhood, name, reporting_areas: areas }) => (
              <tr key={neighborhood}>
                <th scope="row">{name}</th>
                <td lang={DEFAULT_LANGUAGE}>{areas.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {without.length > 0 && (
        <details className={styles.details}>
          <summary>
            <Text id="coronavirusMethod.without" values={{ count: without.length }} />
          </summary>
          <p>{without.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
      {leftOut.length > 0 && (
        <details className={styles.details}>
          <summary>
            <Text id="coronavirusMethod.leftOut" values={{ count: leftOut.length }} />
          </summary>
          <table className={styles.table}>
            <tbody>
              {leftOut.map(({ reporting_area: area, why }) => (
                <tr key={area} lang={DEFAULT_LANGUAGE}>
                  <th scope="row">{area}</th>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
