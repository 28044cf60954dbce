export { type SubscriptionsPart, subscriptionsPart } from './part.ts';
export { keyFileOf } from './sealing/key-file.ts';
export { readKeys } from './sealing/sealing.ts';
export type { Recipient, Wanted } from './store/recipients.ts';
export type { Addressee, Stopped, SubscriberLinks, Subscribers } from './subscribers.ts';
