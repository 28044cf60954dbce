/** The public API of the feature: the tracker, and the staff page. */
export { CountUsage } from './CountUsage.tsx';

export const fetchUsageCount = async () => (await import('./UsageCount.tsx')).UsageCount;
export const fetchUsagePage = async () => (await import('./UsagePage.tsx')).UsagePage;
