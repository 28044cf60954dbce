import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './listen.ts';

const host = '127.0.0.1';

test('a port used by another program is rejected with its number, and a free one remains free', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort({ host, port })).rejects.toThrow(
    `PORT: ${port} is in use by another program; stop it or choose another port, for instance PORT=${port + 1}`,
  );
  other.close();
  await once(other, 'close');
  await requireFreePort({ host, port });
  other.listen(port, host);
  await once(other, 'listening');
  other.close();
});

test('an address of another machine is refused', async () => {
  await expect(requireFreePort({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST: 192.0.2.1 is not an address of this machine',
  );
});
