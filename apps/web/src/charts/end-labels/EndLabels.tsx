import { useIntl } from 'react-intl';
import { formatMonth } from '../../i18n/figures.ts';
import { useText } from '../../i18n/use-text.ts';
import type { BarPoint } from '../bar-points.ts';
import styles from '../MonthBars.svg.module.css';
import type { MonthBarsLayout } from '../month-bars-layout.ts';
import { placeEndLabels } from './place-end-labels.ts';

/** The width of the labels after the last bar. */
export const END_WIDTH = 88;

/** The newest value and that of the year before, after the last bar, each near its height. */
export function EndLabels(props: {
  newest: BarPoint;
  layout: MonthBarsLayout;
  format: (value: number) => string;
  x: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { newest, layout, format, x } = props;
  const { now, before } = placeEndLabels(
    layout.y(newest.value),
    newest.before === null ? null : layout.y(newest.before),
    layout.baseline,
  );
  return (
    <g>
      <EndLabel
        x={x}
        y={now}
        value={format(newest.value)}
        note={formatMonth(intl, newest.month, 'short')}
        className={`${styles.end} ${styles.endNow}`}
      />
      {before !== null && newest.before !== null && (
        <EndLabel
          x={x}
          y={before}
          value={format(newest.before)}
          note={text('chart.yearBefore')}
          className={styles.end}
        />
      )}
    </g>
  );
}

function EndLabel(props: {
  x: number;
  y: number;
  value: string;
  note: string;
  className: string | undefined;
}) {
  const { x, y } = props;
  return (
    <>
      <text x={x} y={y} className={props.className}>
        {props.value}
      </text>
      <text x={x} y={y + 15} className={styles.endNote}>
        {props.note}
      </text>
    </>
  );
}
