import { createMessages } from '../../../platform/i18n/create-messages.ts';
import { subscriptionsEn } from './en.ts';
import { subscriptionsEs } from './es.ts';

export const SUBSCRIPTION_MESSAGES = createMessages({ en: subscriptionsEn, es: subscriptionsEs });
