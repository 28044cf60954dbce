import type { LinkRefusal } from '@townlight/contract/subscriptions';
import { DetailedHttpError } from '../../platform/http/errors.ts';

const REFUSALS = {
  expired: { status: 410, message: 'This link has expired. Ask for a new one.' },
  unknown: {
    status: 400,
    message:
      'This link is not valid; part of it may be missing. Open the newest link you got, or ask for a new one.',
  },
} as const;

/** Creates the error for a mailed link that has expired or is invalid. */
export function createLinkRefusal(reason: LinkRefusal['reason']): DetailedHttpError {
  const { status, message } = REFUSALS[reason];
  return new DetailedHttpError(status, message, { reason });
}
