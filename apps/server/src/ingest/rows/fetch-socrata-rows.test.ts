import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchSocrataRows } from './fetch-socrata-rows.ts';

/** A portal on loopback with the response format of Socrata. */
async function portal(answer: (url: URL, call: number) => { status: number; body: string }) {
  const calls: URL[] = [];
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    calls.push(url);
    const { status, body } = answer(url, calls.length);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/resource/2nrs-mtv8.json`, calls };
}

const all = async (address: string, expected: string[] = []) => {
  const rows: string[][] = [];
  for await (const chunk of fetchSocrataRows(address, expected)) rows.push(...chunk.rows);
  return rows;
};

it('a dataset is read page by page in the order of its rows until a page is not full', async () => {
  const total = 50_003;
  const { address, calls } = await portal((url) => {
    const offset = Number(url.searchParams.get('$offset'));
    const limit = Number(url.searchParams.get('$limit'));
    const count = Math.max(0, Math.min(limit, total - offset));
    const rows = Array.from({ length: count }, (_, i) => ({ dr_no: String(offset + i) }));
    return { status: 200, body: JSON.stringify(rows) };
  });
  const rows = await all(address);
  expect(rows).toHaveLength(total + 1);
  expect(new Set(rows.map(([number]) => number)).size).toBe(total + 1);
  expect(calls.map((url) => url.searchParams.get('$offset'))).toEqual(['0', '50000']);
  expect(calls[0]?.searchParams.get('$order')).toBe(':id');
});

it('fields omitted from a row are empty, even if the entire first page omits them', async () => {
  const { address } = await portal(() => ({
    status: 200,
    body: JSON.stringify([{ dr_no: '1', lat: '34' }, { dr_no: '2' }]),
  }));
  expect(await all(address, ['LON'])).toEqual([
    ['dr_no', 'lat', 'LON'],
    ['1', '34', ''],
    ['2', '', ''],
  ]);
});

it('a passing failure is tried again', async () => {
  const { address, calls } = await portal((_url, call) =>
    call === 1 ? { status: 503, body: '' } : { status: 200, body: '[{"dr_no":"1"}]' },
  );
  expect(await all(address)).toHaveLength(2);
  expect(calls).toHaveLength(2);
});

it('a rejection reports the status of the server and what to do', async () => {
  const { address } = await portal(() => ({ status: 404, body: '{}' }));
  await expect(all(address)).rejects.toThrow(
    /the server answered 404; nothing was published\. Check the address and run it again$/,
  );
});
