import { bundlesStaffFeature } from '../../features/bundles/index.ts';
import { feedbackStaffFeature } from '../../features/feedback/index.ts';
import { newsStaffFeature } from '../../features/news/index.ts';
import { newsletterStaffFeature } from '../../features/newsletter/index.ts';
import { sourcesStaffFeature } from '../../features/sources/index.ts';
import { staffStaffFeature } from '../../features/staff/index.ts';
import { usageStaffFeature } from '../../features/usage/index.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';

/** What features add to the pages of staff, in the order of the bar and the home page. */
export const STAFF_FEATURES: readonly StaffFeature[] = [
  bundlesStaffFeature,
  newsStaffFeature,
  sourcesStaffFeature,
  feedbackStaffFeature,
  usageStaffFeature,
  newsletterStaffFeature,
  staffStaffFeature,
];

export const STAFF_TASKS = STAFF_FEATURES.flatMap(({ tasks = [] }) => tasks);
