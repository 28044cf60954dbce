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
 * Draws pages in a thread of their own, one at a time: each takes some tens of milliseconds.
 * @param module the web's build for the server; where there is none, pages are drawn by their script
 * @param ask how the questions of a page are answered, as a browser's would be
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
