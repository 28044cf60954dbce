import type { MessagePort } from 'node:worker_threads';
import type { ApiResponse, RenderRequest } from '@townlight/contract/rendered-page';

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
