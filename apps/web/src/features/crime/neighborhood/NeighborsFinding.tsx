import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import type { NeighborRow } from './compare-neighbors.ts';
import styles from './Nearby.module.css';

/** Which neighbors are close, lower and higher, where the intervals of their rates show it. */
export function NeighborsFinding({ rows }: { rows: readonly NeighborRow[] }) {
  const intl = useIntl();
  const text = useText();
  const sentences = (['close', 'lower', 'higher'] as const).flatMap((standing) => {
    const names = rows.filter((row) => row.standing === standing).map((row) => row.name);
    return names.length === 0
      ? []
      : [text(`nearby.${standing}`, { names: intl.formatList(names) })];
  });
  return sentences.length > 0 && <p className={styles.finding}>{sentences.join(' ')}</p>;
}
