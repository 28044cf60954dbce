import type { Hour } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChartSvg } from '../ChartSvg.tsx';
import drawing from '../drawing.svg.module.css';
import { useElementWidth } from '../use-element-width.ts';
import styles from './HourBars.svg.module.css';
import { HourTicks } from './HourTicks.tsx';
import { type HourPoint, layOutHourBars } from './hour-bars-layout.ts';

const HEIGHT = 150;
const PHONE_WIDTH = 350;

/** Bars by hour, each in the color of its figure; the chosen hour is marked. */
export function HourBars(props: {
  points: readonly HourPoint[];
  /** The axis extends at least to this value. */
  minTop: number;
  /** The chosen hour. */
  chosen: Hour | null;
  /** The accessible name of the chart. */
  label: string;
  /** The label of an hour; empty for most. */
  clock: (hour: Hour, at: number) => string;
  onChoose?: (hour: Hour) => void;
  /** See `MonthBars`. */
  firstWidth?: number;
}) {
  const intl = useIntl();
  const { ref, width } = useElementWidth<HTMLDivElement>(props.firstWidth ?? PHONE_WIDTH);
  const [pointed, setPointed] = useState<Hour | null>(null);
  const { points, chosen, onChoose } = props;
  const layout = layOutHourBars(points, width, HEIGHT, props.minTop);
  const labeled = pointed ?? chosen ?? points.at(-1)?.hour;
  return (
    <div ref={ref} className={styles.chart}>
      <ChartSvg
        width={width}
        height={HEIGHT}
        label={props.label}
        onPointerLeave={() => setPointed(null)}
      >
        <HourTicks layout={layout} width={width} />
        {layout.bars.map(({ point, x, y, width: wide, height }, at) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the slider chooses hours for the keyboard
          <g
            key={point.hour}
            onPointerEnter={() => setPointed(point.hour)}
            onClick={() => onChoose?.(point.hour)}
            className={onChoose && styles.pressed}
          >
            <rect x={x} y="0" width={wide} height={HEIGHT} fill="transparent" />
            <rect x={x} y={y} width={wide} height={height} rx="1" style={{ fill: point.color }} />
            {point.hour === chosen && (
              <path
                d={`M${x + wide / 2 - 4} ${layout.baseline + 6}h8l-4-5z`}
                className={styles.mark}
              />
            )}
            {point.hour !== chosen && (
              <text x={x} y={HEIGHT - 6} className={drawing.tick}>
                {props.clock(point.hour, at)}
              </text>
            )}
          </g>
        ))}
        {layout.bars.map(
          ({ point, x, y, width: wide }) =>
            point.hour === labeled &&
            point.value !== null && (
              <text
                key={point.hour}
                x={Math.min(Math.max(x + wide / 2, 48), width - 14)}
                y={Math.max(12, y - 6)}
                className={drawing.value}
                textAnchor="middle"
              >
                {intl.formatNumber(point.value)}
              </text>
            ),
        )}
      </ChartSvg>
    </div>
  );
}
