import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StaffCookie {
  readonly name: string;
  /** Of this request; undefined where it brings none. */
  read(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  /** @param maxAgeSeconds how long the browser keeps it */
  set(reply: FastifyReply, value: string, maxAgeSeconds: number): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that no script reads. Where readers come by https its name begins with `__Host-`: browsers then take it from this
 * very host over https alone, so neither a neighbor under the same domain nor plain http can plant one.
 * @param sameSite `strict`: sent by our own pages alone; `lax`: also with a link or redirect from another site
 */
export function staffCookie(
  name: string,
  sameSite: 'strict' | 'lax',
  publicUrl: string | undefined,
): StaffCookie {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const fullName = secure ? `__Host-${name}` : name;
  const write = (reply: FastifyReply, value: string, maxAge: number): void => {
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: fullName,
        value,
        maxAge,
        path: '/',
        httpOnly: true,
        secure,
        sameSite,
      }),
    );
  };
  return {
    name: fullName,
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[fullName] || undefined,
    set: write,
    clear: (reply) => write(reply, '', 0),
  };
}

/** Who is signed in. */
export function sessionCookie(publicUrl: string | undefined): StaffCookie {
  return staffCookie('townlight-staff', 'strict', publicUrl);
}
