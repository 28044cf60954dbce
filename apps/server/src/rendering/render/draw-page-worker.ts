import { workerData } from 'node:worker_threads';
import {
  type ApiResponse,
  COUNTY_GLOBAL,
  type FetchApi,
  type PageCounty,
  type RenderedPage,
  type RenderPage,
} from '@townlight/contract/rendered-page';
import type { ApiRequest, NumberedApiResponse, RenderPageJob } from './render-page-job.ts';

// The worker thread that renders pages: this takes tens of milliseconds and must not block requests.

// before the site's code, which reads it when it is loaded
Object.assign(globalThis, { [COUNTY_GLOBAL]: workerData satisfies PageCounty });

export async function drawPage({ page, port, module }: RenderPageJob): Promise<RenderedPage> {
  const { renderPage } = (await import(module)) as { renderPage: RenderPage };
  const pending = new Map<number, (answer: ApiResponse) => void>();
  port.on('message', ({ number, ...answer }: NumberedApiResponse) => {
    pending.get(number)?.(answer);
    pending.delete(number);
  });
  let requestNumber = 0;
  const answer: FetchApi = (path) =>
    new Promise((resolve) => {
      requestNumber += 1;
      pending.set(requestNumber, resolve);
      port.postMessage({ number: requestNumber, path } satisfies ApiRequest);
    });
  try {
    return await renderPage(page, answer);
  } finally {
    port.close();
  }
}
