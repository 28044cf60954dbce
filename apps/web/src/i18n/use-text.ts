import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from './messages/en.ts';

export type PlainValue = string | number | boolean | Date | null | undefined;

/** Returns a message as a plain string. */
export type GetText = (id: MessageId, values?: Record<string, PlainValue>) => string;

export function createGetText(intl: IntlShape): GetText {
  return (id, values) => intl.formatMessage({ id }, values);
}

export function useText(): GetText {
  const intl = useIntl();
  return useMemo(() => createGetText(intl), [intl]);
}
