export { airWebhooksFeature } from './part.ts';
