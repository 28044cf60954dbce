import { Text } from '../../language/Text.tsx';
import { useFeedbackCounts } from './use-feedback-list.ts';

/** How many entries wait, for the staff home; nothing until it is known. */
export function FeedbackCount() {
  const counts = useFeedbackCounts().data;
  if (counts === undefined) return null;
  return <Text id="staff.feedbackCount" values={{ open: counts.open, all: counts.all }} />;
}
