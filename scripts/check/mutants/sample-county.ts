import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownEnvironment } from './run-quietly.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

const READY_WITHIN_MS = 420_000;

/**
 * The sample county as it is loaded without any fault. Loading takes a minute, which faults that spoil nothing loaded need not wait
 * for: the prepared one is offered to their tests.
 */
export class SampleCounty {
  readonly #scratch: ScratchCheckout;
  readonly #isOldLayout: boolean;
  readonly #prepared: string;

  constructor(scratch: ScratchCheckout, isOldLayout: boolean) {
    this.#scratch = scratch;
    this.#isOldLayout = isOldLayout;
    this.#prepared = join(scratch.folder, 'sample-county');
  }

  /** Loads it; while no fault is planted. */
  async prepare(): Promise<void> {
    const unfinished = `${this.#prepared}-unfinished`;
    const port = await freePort();
    const server = spawn(process.execPath, ['apps/server/bin/townlight.mjs', 'serve'], {
      cwd: this.#scratch.root,
      stdio: 'ignore',
      env: {
        ...ownEnvironment(this.#scratch.root),
        NODE_ENV: 'production',
        PORT: String(port),
        TOWNLIGHT_DATA: unfinished,
      },
    });
    process.once('exit', () => server.kill('SIGKILL'));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const until = Date.now() + READY_WITHIN_MS;
    const isReady = () =>
      fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (server.exitCode !== null || Date.now() > until) {
        server.kill('SIGKILL');
        throw new Error('The sample county could not be prepared.');
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    server.kill('SIGTERM');
    await ended;
    renameSync(unfinished, this.#prepared);
  }

  /** @returns what has the tests of the fault that is planted now take the prepared county, and `end` to be called after them */
  async offer(): Promise<{ env: Record<string, string>; end(): void }> {
    // gone where a run over midnight has prepared that of the next day
    if (!existsSync(this.#prepared)) return { env: {}, end() {} };
    if (this.#isOldLayout) {
      const copy = join(this.#scratch.folder, 'run-county');
      rmSync(copy, { recursive: true, force: true });
      cpSync(this.#prepared, copy, { recursive: true });
      const env = { TOWNLIGHT_E2E_PREPARED: this.#prepared, TOWNLIGHT_E2E_DATA: copy };
      return { env, end() {} };
    }
    const taken = join(this.#scratch.root, 'node_modules/.cache/townlight', await this.#name());
    mkdirSync(join(taken, '..'), { recursive: true });
    renameSync(this.#prepared, taken);
    return {
      env: {},
      end: () => {
        if (existsSync(taken)) renameSync(taken, this.#prepared);
      },
    };
  }

  /** As `e2e/web/sample-county.ts` calls it, so that it is taken for what the sources load. */
  async #name(): Promise<string> {
    const module = pathToFileURL(join(this.#scratch.root, 'scripts/lib/fingerprint.mjs')).href;
    const { fingerprint } = await import(module);
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Los_Angeles' });
    const sources = ['apps/server', 'packages', 'counties', 'package-lock.json'];
    return `sample-county-${day}-${fingerprint(sources).slice(0, 16)}`;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
