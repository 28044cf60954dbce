import { Failure } from '../../platform/failure.ts';
import { AskedToWait, type PortalAccess } from '../source-kind.ts';

/** Asks an open-data portal (Socrata) for rows; see `createAskPortal`. */
export type AskPortal = (
  address: string,
  query: Readonly<Record<string, string>>,
) => Promise<PortalRow[]>;
export type PortalRow = Readonly<Record<string, unknown>>;

const TRIES = 4;
const FIRST_PAUSE_MS = 2_000;
/** A portal that asks for more patience is asked again in a later run. */
const LONGEST_PAUSE_SECONDS = 120;
/** A page of 50,000 rows of crime records has some 30 MB. */
const LARGEST_PAGE_BYTES = 256 << 20;

/** The portal knows no such question; another may do. */
export class QuestionRefused extends Failure {}

/**
 * Every question has a time-out; what may pass (no answer, 429, 5xx) is asked again after a growing pause, or after the
 * one that the portal names. Errors name host and path only: what else is in an address is nobody's business.
 */
export function createAskPortal(access: PortalAccess, signal: AbortSignal): AskPortal {
  return async (address, query) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const where = `${url.host}${url.pathname}`;
    for (let attempt = 1, pause = FIRST_PAUSE_MS; ; attempt++, pause *= 2) {
      const answer = await askOnce(url, where, access, signal);
      if ('rows' in answer) return answer.rows;
      const { fault, waitSeconds = 0 } = answer;
      if (waitSeconds > LONGEST_PAUSE_SECONDS)
        throw new AskedToWait(`${where}: ${fault}`, waitSeconds);
      if (attempt === TRIES)
        throw new AskedToWait(`${where}: ${fault}, ${TRIES} times in a row`, waitSeconds);
      await access.wait(Math.max(pause, waitSeconds * 1_000), signal);
    }
  };
}

type Answer =
  | { readonly rows: PortalRow[] }
  | { readonly fault: string; readonly waitSeconds?: number };

async function askOnce(
  url: URL,
  where: string,
  { fetch, appToken, timeoutMs }: PortalAccess,
  signal: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json', ...(appToken && { 'x-app-token': appToken }) },
      // followed, it could lead inside the operator's network and take the token along
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (reply.ok) return { rows: rowsOf(await boundedText(reply, where), where) };
    await reply.body?.cancel();
    return afterRefusal(reply, where);
  } catch (error) {
    if (error instanceof Failure) throw error;
    signal.throwIfAborted();
    if (timeout.aborted) return { fault: `no answer within ${timeoutMs / 1_000} s` };
    const { message, cause } = error as Error;
    return { fault: `no connection (${cause instanceof Error ? cause.message : message})` };
  }
}

function afterRefusal(reply: Response, where: string): Answer {
  const { status } = reply;
  if (status === 429 || status >= 500)
    return {
      fault: `the portal answered ${status}`,
      waitSeconds: secondsOf(reply.headers.get('retry-after')),
    };
  if (status >= 300 && status < 400)
    throw new Failure(
      `${where}: the portal sends elsewhere; add the source with the address it has now`,
    );
  if (status === 400) throw new QuestionRefused(`${where}: the portal answered 400`);
  throw new Failure(
    `${where}: the portal answered ${status}; is it the address of a dataset, https://<portal>/resource/<dataset>.json?`,
  );
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 7 * 86_400) : 0;
}

async function boundedText(reply: Response, where: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of reply.body ?? []) {
    bytes += piece.length;
    if (bytes > LARGEST_PAGE_BYTES)
      throw new Failure(`${where}: one page has more than ${LARGEST_PAGE_BYTES >> 20} MB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function rowsOf(text: string, where: string): PortalRow[] {
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
