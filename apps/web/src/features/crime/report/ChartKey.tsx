import { TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import styles from '../../../area-map/report-chart.module.css';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';

/** The key of a chart of months. */
export function ChartKey(props: {
  /** The legend of the comparison lines; `null` while they load, undefined where the year before is drawn. */
  lines: string | null | undefined;
  /** Some months are incomplete. */
  gaps: boolean;
  /** Some have too few reports for a rate. */
  few: boolean;
  /** Some have a usual range. */
  usual: boolean;
}) {
  const { lines, gaps, few, usual } = props;
  const intl = useIntl();
  return (
    <>
      {lines === undefined && <Text id={gaps ? 'chart.keyGaps' : 'chart.key'} />}
      {lines === null && (
        // lines that are not drawn yet have no key; its height is reserved
        <span className={styles.unseen}>
          <Text id="chart.keyLines" values={{ county: localName(intl, county.name) }} />
        </span>
      )}
      {lines}
      {lines !== undefined && gaps && (
        <>
          {' '}
          <Text id="chart.keyGap" />
        </>
      )}
      {usual && (
        <>
          {' '}
          <Text id="chart.keyUsual" />
        </>
      )}
      {few && (
        <>
          {' '}
          <Text id="chart.keyFew" values={{ few: TOO_FEW_TO_RATE }} />
        </>
      )}
    </>
  );
}
