import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { traceQueries } from '../tracing/trace-queries.ts';
import { isReadingFigures, isRequestWaiting } from './request-context.ts';
import type { StoreProbe } from './store-probe.ts';
import { rememberConnectionError, StoreUnavailable } from './store-unavailable.ts';

/**
 * Longer than the probe's timeout and shorter than a reader's patience: covers a store that answers the probe but not
 * the pool.
 */
const CONNECT_WITHIN_MS = 2_500;

/** Holds the probe that decides whether the store can be used; pools of one store share it. */
export interface StoreGuard {
  probe: StoreProbe | undefined;
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void;

/**
 * A pool that throws `StoreUnavailable` instead of giving a connection,
 *
 * - while the store is unavailable, for work that a request waits for. It fails at once, also in the middle of a
 *   statement that never ends. Other work, such as a load, waits as in any pool;
 * - while writes are refused, for everything except reading figures.
 */
export class GuardedPool extends Pool {
  readonly #guard: StoreGuard;
  /** All connections; those in use; those in use for work that a request waits for. */
  readonly #all: Set<Client>;
  readonly #inUse = new Set<object>();
  readonly #requestClients = new Set<object>();
  readonly #waiting = new Set<(away: StoreUnavailable) => void>();
  /** Connections that were destroyed; the pool notices a moment later, and may hand one out until then. */
  readonly #brokenOff = new WeakSet<object>();

  constructor(options: PoolConfig, guard: StoreGuard) {
    const all = new Set<Client>();
    class NotedClient extends Client {
      constructor(settings?: ClientConfig) {
        super(settings);
        all.add(this);
        this.once('end', () => all.delete(this));
        this.on('error', rememberConnectionError);
        connectionOf(this).on('errorMessage', (error) => guard.probe?.noteError(error));
        traceQueries(this);
      }
    }
    super({ ...options, Client: NotedClient as NonNullable<PoolConfig['Client']> });
    this.#all = all;
    this.#guard = guard;
    this.on('acquire', (client) => this.#inUse.add(client));
    this.on('release', (_error, client) => {
      this.#inUse.delete(client);
      this.#requestClients.delete(client);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const coming = this.#connection();
    if (callback === undefined) return coming;
    void coming.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /**
   * Destroys the connections that requests wait for.
   * @param all also destroys idle connections, which may hang forever; only background work keeps its connections
   */
  cut({ all }: { all: boolean }): void {
    for (const refuse of [...this.#waiting])
      refuse(new StoreUnavailable('the store cannot be reached'));
    for (const client of this.#all)
      if (this.#requestClients.has(client) || (all && !this.#inUse.has(client))) {
        this.#brokenOff.add(client);
        breakOff(client);
      }
  }

  async #connection(): Promise<PoolClient> {
    const answer = this.#guard.probe?.status();
    const waited = answer !== undefined && isRequestWaiting();
    if (answer?.writing === false && (answer.away ? waited : !isReadingFigures()))
      throw new StoreUnavailable(answer.reason);
    try {
      return await (waited ? this.#connectSoon() : this.#soundConnection());
    } catch (error) {
      if (error instanceof Error) rememberConnectionError(error);
      throw error;
    }
  }

  async #soundConnection(): Promise<PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!this.#brokenOff.has(client)) return client;
      client.release(true);
    }
  }

  async #connectSoon(): Promise<PoolClient> {
    const connecting = this.#soundConnection();
    let isConnected = false;
    const soon = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => soon.reject(new StoreUnavailable('no connection within time')),
      CONNECT_WITHIN_MS,
    );
    this.#waiting.add(soon.reject);
    try {
      const client = await Promise.race([connecting, soon.promise]);
      isConnected = true;
      this.#requestClients.add(client);
      return client;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(soon.reject);
      // a connection that arrives too late goes to the next caller
      if (!isConnected)
        connecting.then(
          (client) => client.release(),
          () => undefined,
        );
    }
  }
}

/**
 * Skips the termination message that `end` would wait for; the pool does the same with a connection that times out.
 */
function breakOff(client: Client): void {
  connectionOf(client).stream.destroy();
}

/** The protocol connection, which `pg` has no types for. It emits each error that the store sends. */
function connectionOf(client: Client): {
  readonly stream: { destroy(): void };
  on(event: 'errorMessage', listener: (error: Error) => void): void;
} {
  return (client as unknown as { connection: ReturnType<typeof connectionOf> }).connection;
}
