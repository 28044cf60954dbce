import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
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
