import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { ClientDisconnected, NotReady, TooManyRequests } from '../errors.ts';

/** The client that waits for work. */
export interface Requester {
  /** Requesters of one network share its turns. */
  readonly network: string;
  /** Whether the client has disconnected. */
  readonly hasLeft: () => boolean;
}

export interface FairQueueLimits {
  /** The number of concurrent pieces of work, each of a different network. */
  readonly concurrency: number;
  /**
   * After its work a network pauses as long as that took, at most 50 ms: meanwhile the thread answers requests that
   * need no queue.
   */
  readonly rests?: boolean;
  /** The maximum number of waiting requests per network. */
  readonly maxWaitingPerNetwork: number;
  /** The maximum number of waiting requests in total. */
  readonly maxWaiting: number;
}

/** Runs costly work in an order that is fair between networks. */
export interface FairQueue {
  /**
   * Runs the work when its turn comes: waiting networks alternate, whatever their number of requests, and each has
   * one piece of work at a time. Work of a disconnected client is not begun.
   * @throws TooManyRequests at once, where too many of the network wait already
   * @throws NotReady at once, where too many wait in total
   * @throws ClientDisconnected where the client disconnected before its turn
   */
  run<T>(requester: Requester, work: () => T | Promise<T>): Promise<T>;
}

const MAX_REST_MS = 50;
const RETRY_AFTER_MS = 5_000;
const BUSY = 'The server is busy; please try again in a few seconds.';

interface Ticket {
  readonly requester: Requester;
  readonly begin: () => Promise<void>;
  readonly drop: () => void;
}

/** Creates a queue with these limits of waiting and running work. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** Waiting tickets by network; the network whose turn is next comes first. */
  const lanes = new Map<string, Ticket[]>();
  let waiting = 0;
  let running = 0;
  /** Networks with running work, and those that pause. */
  const busy = new Set<string>();

  const dequeue = (): Ticket | undefined => {
    for (const [network, lane] of lanes) {
      if (busy.has(network)) continue;
      lanes.delete(network);
      const ticket = lane.shift();
      if (lane.length > 0) lanes.set(network, lane);
      if (ticket === undefined) continue;
      waiting -= 1;
      if (!ticket.requester.hasLeft()) return ticket;
      ticket.drop();
    }
    return undefined;
  };

  const beginNext = (): void => {
    while (running < limits.concurrency) {
      const ticket = dequeue();
      if (ticket === undefined) return;
      running += 1;
      busy.add(ticket.requester.network);
      void finish(ticket);
    }
  };

  /** Moves a network behind those that waited during its work. */
  const moveToEnd = (network: string): void => {
    const lane = lanes.get(network);
    if (lane === undefined) return;
    lanes.delete(network);
    lanes.set(network, lane);
  };

  const finish = async ({ requester, begin }: Ticket): Promise<void> => {
    const began = performance.now();
    await begin();
    const rest = limits.rests ? Math.min(MAX_REST_MS, performance.now() - began) : 0;
    // requests that need no queue are answered before the next piece of work begins
    await turn();
    running -= 1;
    beginNext();
    if (rest > 0) await wait(rest);
    moveToEnd(requester.network);
    busy.delete(requester.network);
    beginNext();
  };

  /** Drops the tickets of disconnected clients, wherever they are in the queue. */
  const dropDisconnected = (): void => {
    for (const [network, lane] of lanes) {
      const staying: Ticket[] = [];
      for (const ticket of lane) {
        if (ticket.requester.hasLeft()) ticket.drop();
        else staying.push(ticket);
      }
      waiting -= lane.length - staying.length;
      if (staying.length > 0) lanes.set(network, staying);
      else lanes.delete(network);
    }
  };

  const refusal = (network: string): Error | undefined => {
    if ((lanes.get(network)?.length ?? 0) >= limits.maxWaitingPerNetwork)
      return new TooManyRequests(RETRY_AFTER_MS);
    return waiting >= limits.maxWaiting ? new NotReady(BUSY) : undefined;
  };

  return {
    run: (requester, work) =>
      new Promise((resolve, reject) => {
        const { network } = requester;
        if (refusal(network) !== undefined) dropDisconnected();
        const refused = refusal(network);
        if (refused !== undefined) throw refused;
        const begin = async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        };
        const lane = lanes.get(network) ?? [];
        lanes.set(network, lane);
        lane.push({ requester, begin, drop: () => reject(new ClientDisconnected()) });
        waiting += 1;
        beginNext();
      }),
  };
}
