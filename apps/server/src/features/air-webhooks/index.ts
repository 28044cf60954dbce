export { airWebhooksFeature } from './feature.ts';
