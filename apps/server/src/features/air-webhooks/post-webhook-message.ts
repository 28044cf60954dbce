import { createHmac } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import { formatHour } from '@townlight/domain/time';
import { isPrivateAddress, lookupPublicAddress } from '../../platform/network/public-lookup.ts';
import type { AirCategoryChange, AirSnapshot } from '../air/index.ts';
import type { WebhookMessage } from './store.ts';

const TIMEOUT_MS = 10_000;

export interface DeliveryOptions {
  /** Lets the receiver recognize a repeated message. */
  readonly delivery: string;
  /** Allows receivers with private addresses. */
  readonly allowPrivate: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a message with its signature: `Townlight-Signature: sha256=` and the HMAC of the body in hexadecimal. Does not
 * follow redirects, because they could lead to a private address.
 * @throws Error with the reason if the message was not accepted
 */
export async function postWebhookMessage(
  { url, secret, body }: WebhookMessage,
  { delivery, allowPrivate, signal }: DeliveryOptions,
): Promise<void> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host))
    throw new Error(`${host} is a private address`);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (target.protocol === 'https:' ? https : http).request(
    target,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Townlight',
        'townlight-delivery': delivery,
        'townlight-signature': signBody(body, secret),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      ...(!allowPrivate && { lookup: lookupPublicAddress }),
    },
    (reply) => {
      // the response body is not needed and may be endless
      reply.destroy();
      resolve(reply.statusCode ?? 0);
    },
  );
  request.on('error', reject);
  request.end(body);
  const status = await promise;
  if (status < 200 || status >= 300) throw new Error(`${target.host} answered ${status}`);
}

/** Returns `sha256=` and the HMAC of a body in hexadecimal. */
export function signBody(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Formats a change as the JSON body of a webhook message. */
export function formatMessageBody({ data }: AirSnapshot, change: AirCategoryChange): string {
  return JSON.stringify({
    id: change.id,
    neighborhood: data.areas.slugs[change.area],
    name: data.areas.names[change.area],
    datetime: formatHour(change.hour, data.timeZone),
    from: change.from,
    to: change.to,
    aqi: change.aqi,
    pm25: change.pm25,
    settled: change.isSettled,
    sample: data.sample,
  });
}
