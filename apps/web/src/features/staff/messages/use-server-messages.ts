import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ApiFailure } from '../../../http/api-request.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { createGetText, type PlainValue } from '../../../i18n/use-text.ts';

/** Formats the server's messages to staff. They are in English; pages in other languages show their translation. */
export interface ServerMessages {
  /** Whether the page is in the server's language. */
  readonly isServerLanguage: boolean;
  /** @param messageId the page's translation of the message */
  success(message: string, messageId: MessageId, values?: Record<string, PlainValue>): string;
  /**
   * @param refused the page's message for a rejection of this request; by status where omitted
   * @param values of that message
   */
  failure(error: unknown, refused?: MessageId, values?: Record<string, PlainValue>): string;
}

export function useServerMessages(): ServerMessages {
  const intl = useIntl();
  return useMemo(() => {
    const text = createGetText(intl);
    const isServerLanguage = intl.locale.startsWith(DEFAULT_LANGUAGE);
    return {
      isServerLanguage,
      success: (message, messageId, values) =>
        isServerLanguage ? message : text(messageId, values),
      failure(error, refused, values) {
        if (!(error instanceof ApiFailure)) return text('staff.notReached');
        if (isServerLanguage) return error.message;
        const hasMessage = refused !== undefined && error.status < 500 && !COMMON.has(error.status);
        return hasMessage ? text(refused, values) : text(byStatus(error.status));
      },
    };
  }, [intl]);
}

/** Statuses with the same meaning for every request: signed out, not allowed, too many requests. */
const COMMON: ReadonlySet<number> = new Set([401, 403, 429]);

function byStatus(status: number): MessageId {
  switch (status) {
    case 401:
      return 'staff.failed.signedOut';
    case 403:
      return 'staff.failed.notAllowed';
    case 404:
      return 'staff.failed.gone';
    case 409:
      return 'staff.failed.conflict';
    case 429:
      return 'staff.failed.tooMany';
    default:
      return status < 500 ? 'staff.failed.refused' : 'staff.failed.server';
  }
}
