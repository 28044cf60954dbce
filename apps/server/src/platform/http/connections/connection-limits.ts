/** How many connections are held at once, and how long one waits for its client. All times in milliseconds. */
export interface ConnectionLimits {
  /** Beyond it those give way that wait for their client; where none does, the newest is refused. */
  readonly most: number;
  /** For the head of a request. */
  readonly headMs: number;
  /** For a request with its body. */
  readonly requestMs: number;
  /** Between two requests; longer than the minute that reverse proxies keep a connection. */
  readonly idleMs: number;
  /** A reply of which nothing more can be sent is given up after that. */
  readonly stalledMs: number;
  /** For replies under way when the server is closed; shorter than the patience of `shutdown.ts`. */
  readonly drainMs: number;
  /** How often Node looks for requests that take too long. */
  readonly lookEveryMs: number;
}

const TIMES: Omit<ConnectionLimits, 'most'> = {
  headMs: 15_000,
  requestMs: 60_000,
  idleMs: 72_000,
  stalledMs: 20_000,
  drainMs: 5_000,
  lookEveryMs: 2_000,
};
/** The store's files, its clients, the files of releases and pictures, threads, and the log. */
const KEPT_FOR_STORE = 256;
/** More is a reverse proxy's work. */
const MOST_UNLESS_TOLD = 10_000;
const FEWEST = 16;

/** @param most as an operator told it; else from how many files and connections the system lets this process open */
export function connectionLimits(most?: number): ConnectionLimits {
  return { ...TIMES, most: most ?? mostConnections(openFilesAllowed()) };
}

/**
 * Half of what is left beside the store: a reply that is read from a file holds a second descriptor.
 * @param openFiles that the system allows, `Infinity` where it sets no limit
 */
export function mostConnections(openFiles: number): number {
  const left = Math.floor((openFiles - KEPT_FOR_STORE) / 2);
  return Math.max(FEWEST, Math.min(MOST_UNLESS_TOLD, left));
}

/** Node raises its own limit to the hard one at its start, so this is not always what `ulimit -n` says. */
function openFilesAllowed(): number {
  // Windows has no such limit, and not its words
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
