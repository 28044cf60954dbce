import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readProcessorTime } from '../machine/processes.ts';

export interface WrkResult {
  readonly perSecond: number;
  /** Requests per second of the server's own processor time, which other work on the machine does not change. */
  readonly perBusySecond: number;
  readonly p99: number;
}

export interface WrkRun {
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests the lines of a file one after another, starting at a line, instead of one address. */
  readonly walk?: { readonly file: string; readonly from: number };
}

const CONNECTIONS = 50;
const run = promisify(execFile);
const walkScript = fileURLToPath(new URL('./walk.lua', import.meta.url));

/** One round of load. @throws when a reply was an error */
export async function runWrk({
  url,
  pid,
  seconds,
  headers = {},
  walk,
}: WrkRun): Promise<WrkResult> {
  const busyBefore = readProcessorTime(pid);
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(walk ? ['-s', walkScript] : []),
    url,
    ...(walk ? ['--', walk.file, String(walk.from)] : []),
  ]);
  const busySeconds = readProcessorTime(pid) - busyBefore;
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (errors !== undefined) throw new Error(`${url}: ${errors}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, number, unit] = /\s99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const toMs = { us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN;
  return { perSecond, perBusySecond: requests / busySeconds, p99: Number(number) * toMs };
}
