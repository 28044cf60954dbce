export { deliveryFeature } from './delivery/part.ts';
export { newsletterFeature } from './part.ts';
