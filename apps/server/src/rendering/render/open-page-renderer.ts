import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { ApiResponse, PageCounty, RenderedPage } from '@townlight/contract/rendered-page';
import { Piscina } from 'piscina';
import type { RenderPage } from '../../platform/http/site/rendered-page.ts';
import type { ApiRequest, NumberedApiResponse, RenderPageJob } from './render-page-worker.ts';

/** Renders pages in a worker thread. */
export interface PageRenderer {
  readonly draw: RenderPage;
  close(): Promise<void>;
}

const IDLE_MS = 60_000;
const worker = new URL('./render-page-worker.ts', import.meta.url).href;

/**
 * Renders pages in a worker thread, one at a time: each takes tens of milliseconds.
 * @param module the web's server build; when it is missing, pages are rendered in the browser only
 * @param fetchApi sends the API requests of a page, as a browser would
 * @param county the county of the site
 */
export function openPageRenderer(
  module: URL,
  fetchApi: (path: string) => Promise<{ statusCode: number; body: string }>,
  county: PageCounty,
): PageRenderer | undefined {
  if (!existsSync(fileURLToPath(module))) return undefined;
  const threads = new Piscina<RenderPageJob, RenderedPage>({
    filename: worker,
    name: 'renderPageInWorker',
    workerData: county,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const answer = async (path: string): Promise<ApiResponse> => {
    const { statusCode, body } = await fetchApi(path);
    return { status: statusCode, body };
  };
  return {
    async draw(page) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', async ({ number, path }: ApiRequest) => {
        const given = await answer(path).catch(() => ({ status: 500, body: '{}' }));
        port1.postMessage({ number, ...given } satisfies NumberedApiResponse);
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
