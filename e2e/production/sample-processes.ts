import type { Service } from './service.ts';

/** Samples the memory and the event loop of processes while they are under load. */
export interface Sampling {
  /** Returns, by process, the highest values since the last call. */
  since(): string;
  stop(): Promise<void>;
}

const EVERY_MS = 1_000;

export function startSampling(services: readonly Service[]): Sampling {
  const highest = new Map<string, { memory: number; delay: number }>();
  let isOver = false;
  const sample = async (service: Service) => {
    const { memory = 0, delay = 0 } = highest.get(service.instance) ?? {};
    highest.set(service.instance, {
      memory: Math.max(memory, service.memory()),
      delay: Math.max(delay, await service.eventLoopDelay()),
    });
  };
  const ended = (async () => {
    while (!isOver) {
      await Promise.all(services.map(sample));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    since() {
      const lines = [...highest].map(
        ([instance, { memory, delay }]) =>
          `${instance} at most ${Math.round(memory / 1_048_576)} MB, event loop p99 at most ${Math.round(delay * 1_000)} ms`,
      );
      highest.clear();
      return lines.join('; ');
    },
    async stop() {
      isOver = true;
      await ended;
    },
  };
}
