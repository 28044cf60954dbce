export { deliveryFeature } from './delivery/feature.ts';
export { newsletterFeature } from './feature.ts';
