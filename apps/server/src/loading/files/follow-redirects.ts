import { Failure } from '../../platform/failure.ts';

const MAX_REDIRECTS = 5;

export interface RedirectOptions {
  /** What errors begin with. */
  readonly where: string;
  /** Who redirects, in errors: `the server`. */
  readonly who: string;
  /** A host besides the first that may be redirected to, e.g. `files.example.org`. */
  readonly followTo?: string | undefined;
  /** Says how to go on where `host` is another host. */
  readonly advice: (host: string) => string;
}

/**
 * Fetches an address and follows redirects to the same host, at most five. Another host, which may be inside the operator's own
 * network, is followed only where it was named; http after https never.
 * @param get fetches an address without following
 * @throws Failure that names both hosts, and not the rest of the address: that may hold a signature
 */
export async function followRedirects(
  address: string,
  get: (address: string) => Promise<Response>,
  { where, who, followTo, advice }: RedirectOptions,
): Promise<Response> {
  const first = new URL(address);
  let from = first;
  let reply = await get(address);
  for (let redirects = 1; ; redirects++) {
    const location = reply.headers.get('location');
    if (!isRedirect(reply) || location === null) return reply;
    await reply.body?.cancel();
    if (redirects > MAX_REDIRECTS)
      throw new Failure(`${where}: ${who} redirects more than ${MAX_REDIRECTS} times`);
    if (!URL.canParse(location, from.href))
      throw new Failure(`${where}: ${who} redirects to something that is not an address`);
    const to = new URL(location, from);
    if (to.protocol !== 'https:' && to.protocol !== 'http:')
      throw new Failure(`${where}: ${who} redirects to ${to.protocol}, not to a web address`);
    if (from.protocol === 'https:' && to.protocol === 'http:')
      throw new Failure(
        `${where}: ${who} redirects from https://${from.host} to http://${to.host}, which is not encrypted`,
      );
    if (to.username !== '' || to.password !== '')
      throw new Failure(`${where}: ${who} redirects to an address with a user and a password`);
    // with its port, which is a service of its own; the usual ones of http and https are left out of `host`
    if (to.host !== first.host && to.host !== followTo)
      throw new Failure(
        `${where}: ${who} redirects from ${from.host} to ${to.host}, which is another host; ${advice(to.host)}`,
      );
    from = to;
    reply = await get(to.href);
  }
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
