import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import type { ProofStores } from '../stores/proof-stores.ts';

const HALF_A_HEAD = 'GET /healthz HTTP/1.1\r\nHost: local';
const HALF_A_BODY =
  'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
/** Many replies of more than a megabyte, so that no system can buffer them all for its client. */
const NEVER_READ =
  'GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30);
/** Maximum time for a graceful shutdown. */
const PATIENCE_MS = 10_000;

/**
 * One client opens far more connections than the server permits, each in a way that makes the server wait. Other
 * clients must still get replies, and the server must shut down in time and release its lock.
 */
export async function floodConnections(
  stores: ProofStores,
  { connections, maxConnections }: { connections: number; maxConnections: number },
  findings: Findings,
): Promise<void> {
  findings.log(`\n${stores.name}: ${connections} connections where ${maxConnections} are held`);
  const store = await stores.create();
  const site = await startSite(store, { environment: { MAX_CONNECTIONS: String(maxConnections) } });
  const { hostname, port } = new URL(site.url);
  const sockets: Socket[] = [];
  const open = (data: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => resolve());
      socket.once('connect', () => socket.write(data, () => resolve()));
      socket.pause();
      sockets.push(socket);
    });
  try {
    for (const [kind, data] of [
      ['that say nothing', ''],
      ['with half a head', HALF_A_HEAD],
      ['with half a body', HALF_A_BODY],
    ] as const) {
      await Promise.all(Array.from({ length: connections }, () => open(data)));
      const { status } = await site.get('/healthz');
      findings.check(`others are answered beside ${connections} ${kind}`, status === 200);
    }
    await Promise.all(
      Array.from({ length: Math.floor(maxConnections / 2) }, () => open(NEVER_READ)),
    );
    const { status } = await site.get('/healthz');
    findings.check('others are answered beside readers who never read', status === 200);
    const stoppedAt = performance.now();
    const { code, errors } = await site.stop();
    const elapsed = performance.now() - stoppedAt;
    findings.check(`asked to end, it ends with 0`, code === 0, `${code}: ${errors}`);
    findings.check('within ten seconds', elapsed < PATIENCE_MS, `${Math.round(elapsed)} ms`);
    const lock = join(store.dataFolder, 'townlight.lock');
    findings.check('and its lock is gone', !existsSync(lock));
  } finally {
    for (const socket of sockets) socket.destroy();
    await stores.remove(store);
  }
}
