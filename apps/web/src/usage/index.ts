/** The door of the subject: what counts, and the page of staff. */
export { CountUsage } from './CountUsage.tsx';

export const fetchUsageCount = async () => (await import('./UsageCount.tsx')).UsageCount;
export const fetchUsagePage = async () => (await import('./UsagePage.tsx')).UsagePage;
