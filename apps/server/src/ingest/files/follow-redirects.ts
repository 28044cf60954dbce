import { InvalidArgumentError, Option } from 'commander';
import { Failure } from '../../platform/failure.ts';

const MAX_REDIRECTS = 5;

export interface RedirectOptions {
  /** Prefix of error messages. */
  readonly where: string;
  /** Subject of error messages: `the server`. */
  readonly who: string;
  /** Another host to which redirects are allowed, e.g. `files.example.org`. */
  readonly followTo?: string | undefined;
  /** Returns advice for a redirect to another host. */
  readonly advice: (host: string) => string;
}

/**
 * Fetches a URL and follows at most five redirects to the same host. Another host, which may be inside the operator's
 * network, is followed only when it is named; http after https is never followed.
 * @param get fetches a URL without following redirects
 * @throws Failure with both hosts but not the full URL, which may contain a signature
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
    // `host` includes the port, because another port is another service; the default ports of http and https are
    // omitted from it
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

/** Creates the option `--follow-to` of commands that read a URL. */
export function createFollowToOption(): Option {
  return new Option(
    '--follow-to <host>',
    'another host that the address may redirect to, e.g. files.example.org',
  ).argParser(parseHost);
}

function parseHost(text: string): string {
  const address = `https://${text}`;
  const host = URL.canParse(address) ? new URL(address) : undefined;
  if (host === undefined || host.href !== `https://${host.host}/`)
    throw new InvalidArgumentError('write the name of a host, such as files.example.org');
  return host.host;
}
