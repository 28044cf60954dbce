export { usagePart } from './part.ts';
export { usagePolicy } from './usage-policy.ts';
