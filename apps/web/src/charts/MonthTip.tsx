import { inLetters } from '../look/letter-size.ts';
import styles from './MonthBars.module.css';
import type { MonthBar } from './month-bars-layout.ts';
import type { MonthWords } from './month-words.ts';

/** Space between a bar and its tooltip. */
const GAP = 8;
const WIDEST = 250;
/** Next to a bar of a narrower chart the tooltip would cover most of it: it goes below, as wide as the chart. */
const NARROW = 560;

/** The tooltip of the month under the pointer. Screen readers get its text from the slider. */
export function MonthTip(props: { words: MonthWords; bar: MonthBar; width: number }) {
  const { bar, width } = props;
  const isNarrow = width < NARROW;
  return (
    <div
      className={isNarrow ? styles.tipBelow : styles.tip}
      {...(!isNarrow && { style: besideBar(bar, width) })}
      aria-hidden="true"
    >
      <b>{props.words.month}</b>
      {props.words.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

function besideBar(bar: MonthBar, width: number) {
  const end = bar.x + bar.width;
  return bar.x + bar.width / 2 > width / 2
    ? { right: inLetters(width - bar.x + GAP), maxWidth: inLetters(Math.min(WIDEST, bar.x - GAP)) }
    : { left: inLetters(end + GAP), maxWidth: inLetters(Math.min(WIDEST, width - end - GAP)) };
}
