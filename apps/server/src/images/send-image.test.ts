import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../platform/http/create-app.ts';
import { createAppForTests } from '../platform/testing/create-app-for-tests.ts';
import { type ImageRenderer, openImageRenderer } from './render/open-image-renderer.ts';
import { sendImage } from './send-image.ts';

const realRenderer = openImageRenderer();
const rendered: string[] = [];
let app: App;
let port = 0;
let open = (): void => undefined;
const gate = new Promise<void>((resolve) => {
  open = resolve;
});

beforeAll(async () => {
  app = await createAppForTests({
    trustedProxies: 'loopback',
  });
  // wraps the real renderer, which starts when the test allows it
  const renderer: ImageRenderer = {
    ...realRenderer,
    async render(svg, format, scale) {
      if (realRenderer.getCached(svg, format, scale) === undefined)
        rendered.push(/#\w+/.exec(svg)?.[0] ?? '');
      await gate;
      return await realRenderer.render(svg, format, scale);
    },
  };
  app.get('/images/:color', (request, reply) => {
    const { color } = request.params as { color: string };
    const draw = () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#${color}"/></svg>`;
    return sendImage(renderer, request, reply, { draw, format: 'png', scale: 1 });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await app.close();
  await realRenderer.close();
});

const requestImage = (color: string, network: string) =>
  fetch(`http://127.0.0.1:${port}/images/${color}`, { headers: { 'x-forwarded-for': network } });

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test('images whose clients disconnected are not rendered, and concurrent requests for one share a rendering', async () => {
  const first = requestImage('000001', '203.0.113.7');
  await expect.poll(() => rendered).toEqual(['#000001']);
  const gone: Socket[] = [];
  for (let n = 0; n < 20; n++) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /images/00010${n % 10} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\n\r\n`,
    );
    gone.push(socket);
  }
  await expect.poll(connections).toBe(21);
  for (const socket of gone) socket.destroy();
  await expect.poll(connections).toBe(1);
  const readers = [requestImage('0000ff', '198.51.100.1'), requestImage('0000ff', '198.51.100.2')];
  open();
  const replies = await Promise.all([first, ...readers]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const reply of replies) expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(50);
  expect(rendered).toEqual(['#000001', '#0000ff']);
});
