import styles from './FeedbackButton.module.css';
import { FeedbackButton } from './FeedbackButton.tsx';

/** The line at the foot of the safety map's report. // spec 2 */
export function MapProblem() {
  return (
    <p className={styles.foot}>
      <FeedbackButton text="feedback.mapProblem" className={styles.problem} />
    </p>
  );
}
