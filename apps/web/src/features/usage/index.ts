/** The public API of the feature: the tracker, and the staff page. */
export { UsageTracker } from './UsageTracker.tsx';

export const importUsageCount = async () => (await import('./UsageCount.tsx')).UsageCount;
export const importUsagePage = async () => (await import('./UsagePage.tsx')).UsagePage;
