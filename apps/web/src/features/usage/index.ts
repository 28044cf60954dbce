export { usageStaffFeature } from './staff-feature.ts';
export { UsageTracker } from './UsageTracker.tsx';
