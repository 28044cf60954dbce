import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and its PostgreSQL, with which a test simulates outages. */
export interface StoreProxy {
  /** `DATABASE_URL` through the proxy. */
  readonly url: string;
  /** Simulates a machine that hangs: connections are accepted and stay open, and no byte passes. */
  hang(): void;
  /** Simulates a stopped server: connections end, and new ones are refused. */
  stop(): Promise<void>;
  /** Lets new connections through; those that hang stay so. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export async function startStoreProxy(databaseUrl: string): Promise<StoreProxy> {
  const behind = new URL(databaseUrl);
  const folder = behind.searchParams.get('host');
  const address = folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${behind.port || 5432}` }
    : { host: behind.hostname, port: Number(behind.port || 5432) };
  const sockets = new Set<Socket>();
  let hangs = false;
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    track(near);
    if (hangs) return;
    const far = connect(address);
    track(far);
    near.pipe(far).on('close', () => near.destroy());
    far.pipe(near).on('close', () => far.destroy());
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(databaseUrl);
  through.search = '';
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: end,
    async resume() {
      hangs = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await end();
    },
  };
}
