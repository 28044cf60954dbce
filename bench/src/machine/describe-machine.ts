import { cpus, loadavg, totalmem } from 'node:os';

/**
 * Describes the machine without names or paths:
 * `2 cores (AMD EPYC) with a load of 0.1 before the run, 24 GB, Node 24.1.0 on linux`.
 */
export function describeMachine(): string {
  const cores = cpus();
  const model = (cores[0]?.model ?? 'an unknown processor').replace(/\s+/g, ' ').trim();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  return (
    `${cores.length} cores (${model}) with a load of ${busy} before the run, ${gigabytes} GB, ` +
    `Node ${process.versions.node} on ${process.platform}`
  );
}
