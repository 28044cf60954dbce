import type { MessagePort } from 'node:worker_threads';
import type { ApiAnswer, PageToRender } from '@townlight/contract/rendered-page';

/** The job of the rendering thread. It sends API requests over the port and receives numbered responses. */
export interface DrawPageJob {
  readonly page: PageToRender;
  readonly port: MessagePort;
  /** Path of the web's server build. */
  readonly module: string;
}

export interface ApiQuestion {
  readonly number: number;
  readonly path: string;
}

export interface NumberedAnswer extends ApiAnswer {
  readonly number: number;
}
