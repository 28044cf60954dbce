import { TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import styles from '../../../area-map/report-chart.module.css';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';

/** The key of a chart of months. */
export function ChartKey(props: {
  /** The legend of the comparison lines; `null` while they load, undefined where the year before is drawn. */
  lines?: string | null | undefined;
  /** Some months are incomplete. */
  gaps: boolean;
  /** Some have too few reports for a rate. */
  few?: boolean;
  /** Some have a usual range. */
  usual: boolean;
}) {
  const { lines } = props;
  const intl = useIntl();
  const text = useText();
  const parts = [
    lines === undefined ? text('chart.key') : lines,
    props.usual && text('chart.keyUsual'),
    props.gaps && text('chart.keyGap'),
    props.few && text('chart.keyFew', { few: TOO_FEW_TO_RATE }),
  ];
  return (
    <>
      {lines === null && (
        // lines that are not drawn yet have no key; its height is reserved
        <span className={styles.unseen}>
          {text('chart.keyLines', { county: localName(intl, county.name) })}
        </span>
      )}
      {parts.filter(Boolean).join(' ')}
    </>
  );
}
