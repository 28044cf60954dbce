import { useIntl } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import styles from './RankMove.module.css';

/**
 * The number of places that a rank has risen (above 0) or fallen: an arrow and a number, with a text for screen
 * readers.
 */
export function RankMove(props: { places: number }) {
  const intl = useIntl();
  const text = useText();
  const { places } = props;
  if (places === 0) return <span className="visually-hidden">{text('move.same')}</span>;
  const size = Math.abs(places);
  return (
    <span
      className={styles.move}
      title={text(places > 0 ? 'move.up' : 'move.down', { places: size })}
    >
      <span aria-hidden="true">
        {places > 0 ? '▲' : '▼'} {intl.formatNumber(size)}
      </span>
      <span className="visually-hidden">
        {text(places > 0 ? 'move.up' : 'move.down', { places: size })}
      </span>
    </span>
  );
}

/** Explains what movements of ranks are relative to. */
export function RankMovesNote(props: { period: TrackerPeriod }) {
  const intl = useIntl();
  const text = useText();
  const { history, justBefore } = props.period;
  const before = history === 'monthly' ? formatMonth(intl, justBefore.to) : text('move.note.year');
  return text('move.note', { before });
}
