import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { ApiAnswer, RenderedPage } from '@townlight/contract/rendered-page';
import { Piscina } from 'piscina';
import type { DrawPage } from '../../platform/http/site/drawn-page.ts';
import type { ApiQuestion, DrawPageJob, NumberedAnswer } from './draw-page-job.ts';

export interface PageDrawing {
  readonly draw: DrawPage;
  close(): Promise<void>;
}

const IDLE_MS = 60_000;
const worker = new URL('./draw-page-worker.ts', import.meta.url).href;

/**
 * Renders pages in a worker thread, one at a time: each takes tens of milliseconds.
 * @param module the web's server build; when it is missing, pages are rendered in the browser only
 * @param fetchApi sends the API requests of a page, as a browser would
 */
export function openPageDrawing(
  module: URL,
  ask: (path: string) => Promise<{ statusCode: number; body: string }>,
): PageDrawing | undefined {
  if (!existsSync(fileURLToPath(module))) return undefined;
  const threads = new Piscina<DrawPageJob, RenderedPage>({
    filename: worker,
    name: 'drawPage',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const answer = async (path: string): Promise<ApiAnswer> => {
    const { statusCode, body } = await ask(path);
    return { status: statusCode, body };
  };
  return {
    async draw(page) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', async ({ number, path }: ApiQuestion) => {
        const given = await answer(path).catch(() => ({ status: 500, body: '{}' }));
        port1.postMessage({ number, ...given } satisfies NumberedAnswer);
      });
      try {
        const job = { page, port: port2, module: module.href };
        return await threads.run(job, { transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    close: () => threads.destroy(),
  };
}
