import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden, UnsupportedMediaType } from '../../platform/http/errors.ts';
import { getRequestOrigin } from '../../platform/http/resolve-origin.ts';

/**
 * Creates a hook that rejects cross-site requests (CSRF) before the body is read, by `Sec-Fetch-Site` and `Origin`,
 * which pages cannot set. It also rejects content types other than JSON, because forms cannot send JSON.
 * @param publicUrl the public base URL; if undefined, the host of the request counts
 */
export function requireSameOrigin(publicUrl: string | undefined) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { headers } = request;
    const expectedOrigin = siteOrigin(request, publicUrl);
    const site = headers['sec-fetch-site'];
    const isAllowed =
      isOfOurPages(site) &&
      (headers.origin === undefined
        ? site === 'same-origin'
        : isSameOrigin(headers.origin, expectedOrigin));
    if (!isAllowed) throw otherOriginError(expectedOrigin);
    const type = headers['content-type'];
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type))
      throw new UnsupportedMediaType('Send JSON with the content type application/json.');
  };
}

/**
 * Creates a hook for an address that a browser opens as a page, which has no `Origin`. It rejects what a page of another
 * site opens; an address that a person enters is accepted.
 * @param publicUrl as in `requireSameOrigin`
 */
export function refuseOtherSites(publicUrl: string | undefined) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const site = request.headers['sec-fetch-site'];
    if (!isOfOurPages(site) && site !== 'none')
      throw otherOriginError(siteOrigin(request, publicUrl));
  };
}

/** @param site the header `Sec-Fetch-Site`, which old browsers do not send */
function isOfOurPages(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin';
}

function otherOriginError(expectedOrigin: string): Forbidden {
  return new Forbidden(`This can only be done from the pages of ${expectedOrigin}.`);
}

/** Returns the origin of our pages: of the public URL, or else of the request. */
export function siteOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return new URL(publicUrl ?? getRequestOrigin(request)).origin;
}

function isSameOrigin(origin: string, expectedOrigin: string): boolean {
  // `null` and other values that are not URLs do not match.
  return URL.canParse(origin) && new URL(origin).origin === expectedOrigin;
}
