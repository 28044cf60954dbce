import { Text } from '../../language/Text.tsx';
import styles from './RankCaution.module.css';

/** The caution that stands one tap away from every rank. */
export function RankCaution() {
  return (
    <details className={styles.caution}>
      <summary>
        <Text id="truth.caution" />
      </summary>
      <p>
        <Text id="truth.cautionRanking" />
      </p>
      <p>
        <Text id="truth.cautionResidents" />
      </p>
    </details>
  );
}
