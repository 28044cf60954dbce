import type { Hour } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChartSvg } from '../../../charts/ChartSvg.tsx';
import drawing from '../../../charts/drawing.svg.module.css';
import { HourTicks } from '../../../charts/hour-bars/HourTicks.tsx';
import { useElementWidth } from '../../../charts/use-element-width.ts';
import { county } from '../../../i18n/county.ts';
import { useText } from '../../../i18n/use-text.ts';
import { pxToRem } from '../../../ui/screen.ts';
import styles from './AqiHours.svg.module.css';
import type { PageScale } from './air-scale.ts';
import { formatClock, formatDayAndHour, formatDayOfHour } from './air-times.ts';
import { type AqiBar, type AqiPoint, type HourlyAqi, layOutAqiHours } from './aqi-hours-layout.ts';
import { categoryColorStyle } from './category-style.ts';

const PHONE_WIDTH = 350;

/** Shows the hourly index as bars in category colors; the pointed or the last bar is labeled with its value. */
export function AqiHoursChart(props: {
  points: readonly AqiPoint[];
  scale: PageScale;
  height: number;
  /** Width in pixels before the element has been measured. */
  firstWidth?: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { timeZone } = county;
  const { height } = props;
  const { ref, width } = useElementWidth<HTMLDivElement>(props.firstWidth ?? PHONE_WIDTH);
  const [pointed, setPointed] = useState<Hour | null>(null);
  const layout = layOutAqiHours(props.points, { width, height }, props.scale);
  const { bars } = layout;
  const labeled =
    bars.find(({ point }) => point.hour === pointed) ??
    bars.findLast(({ point }) => point.value !== null && !point.isUsual);
  // Room for the label of the pointed hour, or for three digits.
  const labelWidth = pointed === null ? 14 : 64;
  return (
    <div ref={ref} className={styles.chart} style={{ height: pxToRem(height) }}>
      <ChartSvg
        width={width}
        height={height}
        label={summary()}
        onPointerLeave={() => setPointed(null)}
      >
        <HourTicks layout={layout} width={width} />
        {layout.midnights.map(({ hour, x }) => (
          <g key={hour}>
            <path d={`M${x} 12V${height - 4}`} className={styles.midnight} />
            {x < width - 44 && (
              <text x={x + 4} y={height - 6} className={drawing.tick}>
                {formatDayOfHour(intl, hour, timeZone)}
              </text>
            )}
          </g>
        ))}
        {layout.clocks.map(({ hour, x }) => (
          <text key={hour} x={x} y={height - 6} className={drawing.tick} textAnchor="middle">
            {formatClock(intl, hour, timeZone)}
          </text>
        ))}
        {bars.map((bar) => (
          <g key={bar.point.hour} onPointerEnter={() => setPointed(bar.point.hour)}>
            <rect x={bar.x} y="0" width={bar.width} height={height} fill="transparent" />
            <Bar
              bar={bar}
              baseline={layout.baseline}
              isLabeled={bar === labeled && pointed !== null}
            />
          </g>
        ))}
        {labeled && (
          <text
            x={Math.min(
              Math.max(labeled.x + labeled.width / 2, layout.left + 30),
              width - labelWidth,
            )}
            y={pointed === null ? Math.max(11, labeled.y - 6) : 11}
            className={drawing.value}
            textAnchor="middle"
          >
            {pointed === null ? labeled.point.value : pointedText(labeled.point)}
          </text>
        )}
      </ChartSvg>
    </div>
  );

  function pointedText({ hour, value, isUsual }: HourlyAqi): string {
    const clock = formatClock(intl, hour, timeZone);
    if (isUsual && value !== null) return text('airUsual.at', { clock, value });
    return value === null ? text('air.hours.noneAt', { clock }) : `${clock}: ${value}`;
  }

  function summary(): string {
    const measured = bars.filter(({ point }) => !point.isUsual);
    const known = measured.flatMap(({ point }) => point.value ?? []);
    const [first] = measured;
    const last = measured.at(-1);
    if (first === undefined || last === undefined || known.length === 0)
      return text('air.hours.title');
    return text('air.hours.summary', {
      from: formatDayAndHour(intl, first.point.hour, timeZone),
      to: formatDayAndHour(intl, last.point.hour, timeZone),
      lowest: Math.min(...known),
      highest: Math.max(...known),
      latest: known.at(-1),
      missing: measured.length - known.length,
    });
  }
}

/** An hour without readings is a pale gap over the full height. */
function Bar(props: { bar: AqiBar; baseline: number; isLabeled: boolean }) {
  const { bar, baseline } = props;
  if (bar.point.category === null) {
    return (
      <rect x={bar.x} y="20" width={bar.width} height={baseline - 20} className={styles.gap} />
    );
  }
  return (
    <rect
      x={bar.x}
      y={bar.y}
      width={bar.width}
      height={bar.height}
      className={[props.isLabeled ? styles.note : styles.bar, bar.point.isUsual && styles.usual]
        .filter(Boolean)
        .join(' ')}
      style={categoryColorStyle(bar.point.category)}
    />
  );
}
