import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { PageScale } from '../figures/air-scale.ts';
import styles from './AirTables.module.css';
import type { StationAirAtHour } from './air-at-hour.ts';
import { findBandLabelId } from './aqi-bands.ts';
import { formatAqi, formatPm25 } from './format-air.ts';

/** Lists the stations with their readings as reported, and why a reading is excluded from estimates. */
export function StationTable(props: {
  stations: readonly StationAirAtHour[];
  scale: PageScale;
  when: string;
}) {
  const intl = useIntl();
  const text = useText();
  const caption = text('airMap.stations', { count: props.stations.length, when: props.when });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.stations} tabIndex={0} aria-label={caption}>
      <h2>{caption}</h2>
      <table>
        <thead>
          <tr>
            {(['station', 'aqi', 'pm25', 'level', 'note'] as const).map((column) => (
              <th key={column} scope="col">
                <Text id={`airMap.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.stations.map(({ code, name, index, pm25, flag }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{index === null ? '–' : formatAqi(intl, index)}</td>
              <td>{pm25 === null ? text('airMap.noReading') : formatPm25(intl, pm25)}</td>
              <td>{index !== null && text(findBandLabelId(index.aqi, props.scale))}</td>
              <td>{flag !== null && text(`airMap.flag.${flag}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
