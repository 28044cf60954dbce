/** Only staff have pages of it here: readers open emails on the web as they were sent. */
export { newsletterStaffFeature } from './staff-feature.ts';
