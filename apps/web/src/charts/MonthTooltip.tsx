import { pxToRem } from '../ui/screen.ts';
import styles from './MonthBars.module.css';
import type { MonthBar } from './month-bars-layout.ts';
import type { MonthTooltipText } from './month-tooltip-text.ts';

/** Space between a bar and its tooltip. */
const GAP = 8;
const WIDEST = 250;
/** Next to a bar of a narrower chart the tooltip would cover most of it: it goes below, as wide as the chart. */
const NARROW = 560;

/** The tooltip of the month under the pointer. Screen readers get its text from the slider. */
export function MonthTooltip(props: { content: MonthTooltipText; bar: MonthBar; width: number }) {
  const { bar, width } = props;
  const isNarrow = width < NARROW;
  return (
    <div
      className={isNarrow ? styles.tipBelow : styles.tip}
      {...(!isNarrow && { style: placeNextToBar(bar, width) })}
      aria-hidden="true"
    >
      <b>{props.content.month}</b>
      {props.content.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

function placeNextToBar(bar: MonthBar, width: number) {
  const end = bar.x + bar.width;
  return bar.x + bar.width / 2 > width / 2
    ? { right: pxToRem(width - bar.x + GAP), maxWidth: pxToRem(Math.min(WIDEST, bar.x - GAP)) }
    : { left: pxToRem(end + GAP), maxWidth: pxToRem(Math.min(WIDEST, width - end - GAP)) };
}
