import { Text } from '../../i18n/Text.tsx';
import { useUsageCounts } from './use-usage-counts.ts';

const DAYS = 7;

/** The number of recent page views, for the staff home; nothing until it has loaded. */
export function UsageCount() {
  const days = useUsageCounts(DAYS).data?.days;
  if (days === undefined) return null;
  const count = days.reduce((sum, day) => sum + day.page_views, 0);
  return <Text id="staff.usageCount" values={{ count }} />;
}
