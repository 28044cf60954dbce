export { usageFeature } from './feature.ts';
export { usagePageServices } from './usage-page-services.ts';
