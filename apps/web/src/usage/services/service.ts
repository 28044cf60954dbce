import type { UsageRequestEvent } from '@townlight/contract/usage';

/** Takes one event to another site's service. */
export type TellService = (event: UsageRequestEvent) => void;

/**
 * A call that needs no answer. Without cookies, without a referrer; what cannot be reached is left alone.
 * @param body sent as plain text, for which browsers ask no leave beforehand
 */
export function call(url: string, body: string | URLSearchParams): void {
  fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body,
  }).catch(() => {});
}
