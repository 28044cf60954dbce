import { AQI_SCALES, AQI_TABLES, type AqiBand } from '@townlight/domain/air';
import { useIntl } from 'react-intl';
import { Text } from '../../language/Text.tsx';
import { CategoryMark } from '../figures/CategoryMark.tsx';
import styles from './method-tables.module.css';

/** Every scale, band by band, as the code has it. */
export function ScaleTables() {
  return AQI_SCALES.map((scale) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div key={scale} className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <Text id={`airMethod.scale.${scale}`} />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Text id="airMethod.category" />
            </th>
            <th scope="col">
              <Text id="airMethod.concentration" />
            </th>
            <th scope="col">
              <Text id="airMethod.index" />
            </th>
          </tr>
        </thead>
        <tbody>
          {AQI_TABLES[scale].map((band) => (
            <Band key={band.low} band={band} />
          ))}
        </tbody>
      </table>
    </div>
  ));
}

function Band(props: { band: AqiBand }) {
  const intl = useIntl();
  const { category, from, to, low, high } = props.band;
  const tenths = (value: number) =>
    intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <tr>
      <th scope="row">
        <CategoryMark category={category} />
      </th>
      <td>{`${tenths(from)}–${tenths(to)}`}</td>
      <td>{`${low}–${high}`}</td>
    </tr>
  );
}
