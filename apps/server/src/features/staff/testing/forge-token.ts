import { createHmac, type KeyObject, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';

type Json = Readonly<Record<string, unknown>>;

export interface DecodedToken {
  readonly header: Json;
  readonly claims: Json;
  /** The token as it was sent. */
  readonly text: string;
}

/**
 * Creates another ID token from the provider's.
 * @param sign signs claims as the provider does, or with other headers or another key
 */
export type ForgeToken = (
  token: DecodedToken,
  sign: (claims: Json, header?: Json, key?: KeyObject | string) => string,
) => string;

export function decodeToken(text: string): DecodedToken {
  const [header = '', claims = ''] = text.split('.');
  return { header: decode(header), claims: decode(claims), text };
}

/** Signs with the header's `alg`: RS256, HS256 or none. */
export function signToken(header: Json, claims: Json, key: KeyObject | string): string {
  const content = `${encode(header)}.${encode(claims)}`;
  switch (header.alg) {
    case 'RS256':
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
    case 'HS256':
      return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
    default:
      return `${content}.`;
  }
}

/** Modifies the JSON body of a response. */
export function replaceJson(response: ServerResponse, change: (body: Json) => Json): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const changed = JSON.stringify(change(JSON.parse(body.toString())));
    response.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  }) as typeof response.end;
}

function decode(segment: string): Json {
  return JSON.parse(Buffer.from(segment, 'base64url').toString());
}

function encode(segment: Json): string {
  return Buffer.from(JSON.stringify(segment)).toString('base64url');
}
