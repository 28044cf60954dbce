import type { UsageRequestEvent } from '@townlight/contract/usage';

/** Sends one event to an external service. */
export type SendUsage = (event: UsageRequestEvent) => void;

/**
 * Sends a request without cookies or referrer and ignores the response; failures are ignored.
 * @param body sent as plain text, which needs no CORS preflight
 */
export function postWithoutReply(url: string, body: string | URLSearchParams): void {
  fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body,
  }).catch(() => {});
}
