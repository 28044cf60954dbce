import { Text } from '../../../../i18n/Text.tsx';
import styles from './AirReport.module.css';

/** Why should we care about PM 2.5? // spec 2 */
export function AirFaq() {
  return (
    <details className={styles.faq}>
      <summary>
        <Text id="airMap.faq" />
      </summary>
      {(['what', 'harm', 'whom'] as const).map((topic) => (
        <p key={topic}>
          <Text id={`airMap.faq.${topic}`} />
        </p>
      ))}
    </details>
  );
}
