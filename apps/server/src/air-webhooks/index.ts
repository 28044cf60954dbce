export { airWebhooksPart } from './part.ts';
