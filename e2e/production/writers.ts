import { Agent, request } from 'node:https';

export interface Writing {
  readonly at: number;
  readonly email: string;
  /** When it was acknowledged with 200; undefined when it was not. */
  readonly acknowledgedAt: number | undefined;
}

export interface Writers {
  readonly writings: Writing[];
  stop(): Promise<void>;
}

const TIMEOUT_MS = 15_000;

/** Signs up a new address at a steady rate, each from another network of the loopback range. */
export function startWriters(given: {
  origin: string;
  certificate: string;
  /** Sign-ups a second. */
  rate: number;
}): Writers {
  const agent = new Agent({ keepAlive: false, ca: given.certificate });
  const writings: Writing[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  const signUp = (number: number): Promise<Writing> =>
    new Promise((resolve) => {
      const at = performance.now();
      const email = `reader${number}@example.org`;
      const finish = (isAcknowledged: boolean) =>
        resolve({ at, email, acknowledgedAt: isAcknowledged ? performance.now() : undefined });
      const sent = request(
        new URL('/api/subscriptions/subscribers', given.origin),
        {
          method: 'POST',
          agent,
          timeout: TIMEOUT_MS,
          localAddress: `127.${1 + (number >> 8)}.${number & 255}.1`,
          headers: { 'content-type': 'application/json' },
        },
        (reply) => {
          reply.resume();
          reply.on('error', () => finish(false));
          reply.on('end', () => finish(reply.statusCode === 200));
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => finish(false));
      sent.end(JSON.stringify({ email, neighborhoods: [] }));
    });
  const timer = setInterval(() => {
    count += 1;
    const writing = signUp(count).then((one) => {
      writings.push(one);
      open.delete(writing);
    });
    open.add(writing);
  }, 1_000 / given.rate);
  return {
    writings,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
