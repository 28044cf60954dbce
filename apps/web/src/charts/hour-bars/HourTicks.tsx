import { useIntl } from 'react-intl';
import drawing from '../drawing.svg.module.css';
import type { HourBarsLayout, HourFigure } from './hour-bars-layout.ts';

/** The grid lines of a chart of hours, each with its value. */
export function HourTicks(props: { layout: HourBarsLayout<HourFigure>; width: number }) {
  const intl = useIntl();
  const { left, ticks } = props.layout;
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <path d={`M${left} ${y}H${props.width}`} className={drawing.grid} />
      <text x={left - 6} y={y + 4} className={drawing.tick} textAnchor="end">
        {intl.formatNumber(value)}
      </text>
    </g>
  ));
}
