export { type SubscriptionsFeature, subscriptionsFeature } from './feature.ts';
export { keyFilePath } from './sealing/key-file.ts';
export { parseSealingKeys } from './sealing/sealing.ts';
export type { MailingAudience, Recipient } from './store/recipients.ts';
export type { Addressee, SubscriberLinks, Subscribers, UnsubscribeScope } from './subscribers.ts';
