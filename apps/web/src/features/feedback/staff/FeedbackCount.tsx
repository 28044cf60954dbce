import { Text } from '../../../i18n/Text.tsx';
import { useFeedbackCounts } from './use-feedback-list.ts';

/** Shows the number of open entries on the staff home page; nothing until it has loaded. */
export function FeedbackCount() {
  const counts = useFeedbackCounts().data;
  if (counts === undefined) return null;
  return <Text id="staff.feedbackCount" values={{ open: counts.open, all: counts.all }} />;
}
