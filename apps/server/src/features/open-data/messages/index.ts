import { createMessages } from '../../../platform/i18n/create-messages.ts';
import { openDataEn } from './en.ts';
import { openDataEs } from './es.ts';

export const OPEN_DATA_MESSAGES = createMessages({ en: openDataEn, es: openDataEs });

type ColumnId = Extract<keyof typeof openDataEn, `column.${string}`>;

/** The columns whose meaning is described: a name means the same in every table. */
export type ColumnName = ColumnId extends `column.${infer Name}` ? Name : never;
