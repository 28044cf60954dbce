/** The maximum number of connections, and the timeouts for their clients in milliseconds. */
export interface ConnectionLimits {
  /** Beyond it, connections that wait for their client are closed; if there are none, the newest is refused. */
  readonly maxConnections: number;
  /** For the head of a request. */
  readonly headMs: number;
  /** For a request with its body. */
  readonly requestMs: number;
  /** Between two requests; longer than the minute for which reverse proxies reuse a connection. */
  readonly idleMs: number;
  /** For a response whose client reads nothing more. */
  readonly stalledMs: number;
  /** For running replies when the server is closed; shorter than the timeout of `shutdown.ts`. */
  readonly drainMs: number;
  /** How often Node checks for timed out requests. */
  readonly checkIntervalMs: number;
}

const TIMES: Omit<ConnectionLimits, 'maxConnections'> = {
  headMs: 15_000,
  requestMs: 60_000,
  idleMs: 72_000,
  stalledMs: 20_000,
  drainMs: 5_000,
  checkIntervalMs: 2_000,
};
/** File descriptors for the store, its clients, release and picture files, threads, and the log. */
const RESERVED_FILES = 256;
/** More is the job of a reverse proxy. */
const DEFAULT_MAX_CONNECTIONS = 10_000;
const MIN_CONNECTIONS = 16;

/** @param maxConnections set by an operator; else computed from the process's limit of open files */
export function resolveConnectionLimits(maxConnections?: number): ConnectionLimits {
  return { ...TIMES, maxConnections: maxConnections ?? computeMaxConnections(openFilesAllowed()) };
}

/**
 * Returns half of the descriptors left by the store: a reply that is read from a file needs a second one.
 * @param openFiles the system's limit, `Infinity` where there is none
 */
export function computeMaxConnections(openFiles: number): number {
  const left = Math.floor((openFiles - RESERVED_FILES) / 2);
  return Math.max(MIN_CONNECTIONS, Math.min(DEFAULT_MAX_CONNECTIONS, left));
}

/**
 * Returns the soft limit of open files. Node raises it to the hard limit at startup, so it may differ from `ulimit
 * -n`.
 */
function openFilesAllowed(): number {
  // Windows has no such limit, and its report no such field
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
