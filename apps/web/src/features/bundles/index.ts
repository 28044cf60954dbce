export { bundlesStaffFeature } from './staff-feature.ts';
