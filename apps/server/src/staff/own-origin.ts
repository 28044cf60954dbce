import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden, UnsupportedType } from '../platform/http/errors.ts';
import { askedOrigin } from '../platform/http/origin-of.ts';

/**
 * Refuses what another site has a browser send (CSRF), before the body is read: browsers say where a request comes from,
 * and no page can have them say otherwise. A form of another site can send no JSON either.
 * @param publicUrl the address that visitors use; without it the one that was asked counts
 */
export function fromOwnPages(publicUrl: string | undefined) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { headers } = request;
    const own = ownOrigin(request, publicUrl);
    const site = headers['sec-fetch-site'];
    const isOwn =
      (site === undefined || site === 'same-origin') &&
      (headers.origin === undefined ? site === 'same-origin' : isSameOrigin(headers.origin, own));
    if (!isOwn) throw new Forbidden(`This can only be done from the pages of ${own}.`);
    const type = headers['content-type'];
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type))
      throw new UnsupportedType('Send JSON with the content type application/json.');
  };
}

/** Where our pages are for the browser that asks: at the public address; without one at the one that was asked. */
export function ownOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return new URL(publicUrl ?? askedOrigin(request)).origin;
}

function isSameOrigin(origin: string, own: string): boolean {
  // `null` and other things that are no address are nobody's
  return URL.canParse(origin) && new URL(origin).origin === own;
}
