export { usageFeature } from './part.ts';
export { usagePageServices } from './usage-policy.ts';
