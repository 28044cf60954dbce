import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its PostgreSQL, so that a test can take that away. */
export interface StoreProxy {
  /** `DATABASE_URL` through the proxy. */
  readonly url: string;
  /** Like a machine that hangs: connections are taken and stay, and no byte passes in them any more. */
  hang(): void;
  /** Like a server that is stopped: connections end, and new ones are refused. */
  stop(): Promise<void>;
  /** New connections get through; those that hung hang for ever. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export async function openStoreProxy(databaseUrl: string): Promise<StoreProxy> {
  const behind = new URL(databaseUrl);
  const folder = behind.searchParams.get('host');
  const address = folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${behind.port || 5432}` }
    : { host: behind.hostname, port: Number(behind.port || 5432) };
  const sockets = new Set<Socket>();
  let hangs = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (hangs) return;
    const far = connect(address);
    keep(far);
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
