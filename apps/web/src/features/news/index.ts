export { newsFeature } from './feature.tsx';
export { NewsPlaceSummary } from './neighborhood/NewsPlaceSummary.tsx';
export { newsStaffFeature } from './staff-feature.ts';
