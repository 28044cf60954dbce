import { isIP } from 'node:net';
import { Failure } from '../../platform/failure.ts';
import {
  isPrivateAddress,
  lookupPublicAddress,
  PrivateAddressError,
} from '../../platform/network/public-lookup.ts';

let allowsPrivate = false;
let publicFetch: typeof fetch | undefined;

/** Sets whether records are read from this machine and its network, too; called once at startup. */
export function allowPrivateSources(allow: boolean): void {
  allowsPrivate = allow;
}

/**
 * Fetches records, boundaries or any other input from an address that an operator gave. Unless it is allowed, no
 * connection is made to a private address, wherever a name or a redirect leads.
 * @throws Failure that names the setting
 */
export const fetchSource: typeof fetch = async (input, init) => {
  if (allowsPrivate) return await fetch(input, init);
  publicFetch ??= await createPublicFetch();
  try {
    return await publicFetch(input, init);
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof PrivateAddressError)) throw error;
    throw new Failure(
      `${error.cause.message}, and records are read from public addresses only; if it is yours, set SOURCES_FROM_PRIVATE=true`,
    );
  }
};

/**
 * Checks each connection of a separate pool, since `fetch` of Node has no way to look up names. The library loads at the
 * first request, which few processes make.
 * @param isPrivate rejects addresses without a name; tests replace it
 */
export async function createPublicFetch(isPrivate = isPrivateAddress): Promise<typeof fetch> {
  const { Agent, buildConnector, fetch: fetchWith } = await import('undici');
  const connect = buildConnector({ lookup: lookupPublicAddress });
  const dispatcher = new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // names are checked by the lookup, addresses are never looked up
      if (isIP(host) !== 0 && isPrivate(host))
        callback(new PrivateAddressError(`${host} is a private address`), null);
      else connect(options, callback);
    },
  });
  return ((input, init) =>
    fetchWith(input as string, { ...(init as object), dispatcher })) as typeof fetch;
}
