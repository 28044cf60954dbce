import { PLAIN_LANGUAGE } from '@townlight/domain/language';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../language/messages/en.ts';
import { type PlainValue, textOf } from '../../language/use-text.ts';
import { ApiFailure } from '../../net/api-request.ts';

/** Formats the server's messages to staff. They are in English; pages in other languages show their translation. */
export interface ServerWords {
  /** Whether the page is in the server's language. */
  readonly isPlain: boolean;
  /** @param messageId the page's translation of the message */
  said(message: string, ours: MessageId, values?: Record<string, PlainValue>): string;
  /**
   * @param refused the page's message for a rejection of this request; by status where omitted
   * @param values of that message
   */
  failure(error: unknown, refused?: MessageId, values?: Record<string, PlainValue>): string;
}

export function useServerWords(): ServerWords {
  const intl = useIntl();
  return useMemo(() => {
    const text = textOf(intl);
    const isPlain = intl.locale.startsWith(PLAIN_LANGUAGE);
    return {
      isPlain,
      said: (message, ours, values) => (isPlain ? message : text(ours, values)),
      failure(error, refused, values) {
        if (!(error instanceof ApiFailure)) return text('staff.notReached');
        if (isPlain) return error.message;
        const isOurs = refused !== undefined && error.status < 500 && !COMMON.has(error.status);
        return isOurs ? text(refused, values) : text(byStatus(error.status));
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
