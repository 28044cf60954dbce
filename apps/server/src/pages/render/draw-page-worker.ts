import type {
  AnswerApi,
  ApiAnswer,
  RenderedPage,
  RenderPage,
} from '@townlight/contract/rendered-page';
import type { ApiQuestion, DrawPageJob, NumberedAnswer } from './draw-page-job.ts';

// The worker thread that renders pages: this takes tens of milliseconds and must not block requests.

export async function drawPage({ page, port, module }: DrawPageJob): Promise<RenderedPage> {
  const { renderPage } = (await import(module)) as { renderPage: RenderPage };
  const waiting = new Map<number, (answer: ApiAnswer) => void>();
  port.on('message', ({ number, ...answer }: NumberedAnswer) => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  });
  let asked = 0;
  const answer: AnswerApi = (path) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      port.postMessage({ number: asked, path } satisfies ApiQuestion);
    });
  try {
    return await renderPage(page, answer);
  } finally {
    port.close();
  }
}
