import { Agent, get } from 'node:http';

export interface Probe {
  /** Milliseconds of each reply so far. */
  readonly latencies: readonly number[];
  readonly failed: number;
  stop(): Promise<void>;
}

/** Sends requests at a steady pace without waiting for earlier replies, as independent visitors do. */
export function startProbing(url: string, perSecond: number): Probe {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  let failed = 0;
  let open = 0;
  const sendRequest = () => {
    const began = performance.now();
    const end = (worked: boolean) => {
      open--;
      if (worked) latencies.push(performance.now() - began);
      else failed++;
    };
    open++;
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => end(response.statusCode === 200));
    }).once('error', () => end(false));
  };
  const timer = setInterval(sendRequest, 1000 / perSecond);
  return {
    latencies,
    get failed() {
      return failed;
    },
    async stop() {
      clearInterval(timer);
      for (let waits = 0; open > 0 && waits < 500; waits++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      failed += open;
      agent.destroy();
    },
  };
}
