import { useQuery } from '@tanstack/react-query';
import { Text } from '../../i18n/Text.tsx';
import { usageCountsQuery } from './usage-counts-query.ts';

const DAYS = 7;

/** The number of recent page views, for the staff home; nothing until it has loaded. */
export function UsageCount() {
  const days = useQuery(usageCountsQuery(DAYS)).data?.days;
  if (days === undefined) return null;
  const count = days.reduce((sum, day) => sum + day.page_views, 0);
  return <Text id="staff.usageCount" values={{ count }} />;
}
