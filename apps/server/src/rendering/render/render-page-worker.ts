import { type MessagePort, workerData } from 'node:worker_threads';
import {
  type ApiResponse,
  COUNTY_GLOBAL,
  type FetchApi,
  type PageCounty,
  type RenderedPage,
  type RenderPage,
  type RenderRequest,
} from '@townlight/contract/rendered-page';

/** The job of the rendering thread. It sends API requests over the port and receives numbered responses. */
export interface RenderPageJob {
  readonly page: RenderRequest;
  readonly port: MessagePort;
  /** Path of the web's server build. */
  readonly module: string;
}

export interface ApiRequest {
  readonly number: number;
  readonly path: string;
}

export interface NumberedApiResponse extends ApiResponse {
  readonly number: number;
}

// The worker thread that renders pages: this takes tens of milliseconds and must not block requests.

// before the site's code, which reads it when it is loaded
Object.assign(globalThis, { [COUNTY_GLOBAL]: workerData satisfies PageCounty });

/** Renders a page; its API requests are answered by the main thread over `port`. */
export async function renderPageInWorker({
  page,
  port,
  module,
}: RenderPageJob): Promise<RenderedPage> {
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
