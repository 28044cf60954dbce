import type { MessagePort } from 'node:worker_threads';
import type { ApiAnswer, PageToRender } from '@townlight/contract/rendered-page';

/** What the drawing thread is asked for. Over the port it asks the API, and is answered by number. */
export interface DrawPageJob {
  readonly page: PageToRender;
  readonly port: MessagePort;
  /** Address of the web's build for the server. */
  readonly module: string;
}

export interface ApiQuestion {
  readonly number: number;
  readonly path: string;
}

export interface NumberedAnswer extends ApiAnswer {
  readonly number: number;
}
