export { deliveryPart } from './delivery/part.ts';
export { newsletterPart } from './part.ts';
