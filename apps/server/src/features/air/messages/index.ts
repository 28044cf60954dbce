import { createMessages } from '../../../platform/i18n/create-messages.ts';
import { airEn } from './en.ts';
import { airEs } from './es.ts';

export const AIR_MESSAGES = createMessages({ en: airEn, es: airEs });
