export { type SubscriptionsFeature, subscriptionsFeature } from './feature.ts';
export { keyFilePath } from './sealing/key-file.ts';
export { parseKeys } from './sealing/sealing.ts';
export type { Recipient, WantedMail } from './store/recipients.ts';
export type { Addressee, SubscriberLinks, Subscribers, UnsubscribeScope } from './subscribers.ts';
