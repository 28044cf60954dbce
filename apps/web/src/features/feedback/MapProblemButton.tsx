import styles from './FeedbackButton.module.css';
import { FeedbackButton } from './FeedbackButton.tsx';

/** Shows the feedback line below the safety map's report. // spec 2 */
export function MapProblemButton() {
  return (
    <p className={styles.foot}>
      <FeedbackButton text="feedback.mapProblem" className={styles.problem} />
    </p>
  );
}
