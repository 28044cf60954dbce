import { createMessages } from '../../../platform/i18n/create-messages.ts';
import { contactsEn } from './en.ts';
import { contactsEs } from './es.ts';

export const CONTACT_MESSAGES = createMessages({ en: contactsEn, es: contactsEs });
