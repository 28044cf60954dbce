import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StaffCookie {
  readonly name: string;
  /** Returns the cookie's value in this request, or undefined if it is missing. */
  read(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  /** @param maxAgeSeconds lifetime in the browser */
  set(reply: FastifyReply, value: string, maxAgeSeconds: number): void;
  clear(reply: FastifyReply): void;
}

/**
 * Creates an HttpOnly cookie. If the site is public under https, its name begins with `__Host-`: browsers accept it
 * only from this host over https, so neither a sibling domain nor plain http can set it.
 * @param sameSite `strict`: sent only with requests from our pages; `lax`: also when a link or redirect of another site
 * is followed
 */
export function createStaffCookie(
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

/** Creates the cookie with the session token. */
export function createSessionCookie(publicUrl: string | undefined): StaffCookie {
  return createStaffCookie('townlight-staff', 'strict', publicUrl);
}
