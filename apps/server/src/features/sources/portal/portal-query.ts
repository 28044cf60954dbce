import { Failure } from '../../../platform/failure.ts';
import type { PortalRow } from '../files/write-pages.ts';
import { type RequestSpec, readBoundedBytes, requestWithRetry } from '../request-with-retry.ts';
import type { PortalAccess } from '../source-kind.ts';

/** Queries rows of an open-data portal (Socrata); see `createPortalQuery`. */
export type PortalQuery = (
  address: string,
  query: Readonly<Record<string, string>>,
) => Promise<PortalRow[]>;

/** A page of 50,000 rows of crime records has about 30 MB. */
const MAX_PAGE_BYTES = 256 << 20;

/** The portal does not support the query; another one may work. */
export class QueryRejectedError extends Failure {}

/** Creates a query function with retries, see `requestWithRetry`. */
export function createPortalQuery(access: PortalAccess, signal: AbortSignal): PortalQuery {
  const { appToken } = access;
  const spec: RequestSpec<PortalRow[]> = {
    who: 'the portal',
    headers: { accept: 'application/json', ...(appToken && { 'x-app-token': appToken }) },
    read: async (reply, where) => {
      const bytes = await readBoundedBytes(reply, MAX_PAGE_BYTES, `${where}: one page has`);
      return parseRows(bytes.toString('utf8'), where);
    },
    refused,
  };
  return async (address, query) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return await requestWithRetry(url, spec, access, signal);
  };
}

function refused(status: number, where: string): never {
  if (status === 400) throw new QueryRejectedError(`${where}: the portal answered 400`);
  throw new Failure(
    `${where}: the portal answered ${status}; is it the address of a dataset, https://<portal>/resource/<dataset>.json?`,
  );
}

function parseRows(text: string, where: string): PortalRow[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Failure(`${where}: the answer is not JSON`);
  }
  if (Array.isArray(body) && body.every((row) => typeof row === 'object' && row !== null))
    return body as PortalRow[];
  throw new Failure(`${where}: the answer is not a list of rows`);
}
