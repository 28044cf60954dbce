import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabasePair, startDatabasePair } from './database-pair.ts';
import {
  createMachine,
  installNginx,
  installServices,
  MAIL_PORT,
  readCertificate,
  runLine,
  WEB_ORIGIN,
} from './machine.ts';
import { createMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { listPaths, untilSample } from './sample-county.ts';
import { createService, type Service } from './service.ts';
import { createVersions, type Versions } from './versions.ts';

/** A site as in production, with the sample county. */
export interface Site {
  readonly databases: DatabasePair;
  readonly mails: MailCatcher;
  readonly versions: Versions;
  readonly webs: readonly Service[];
  /** The web servers and the workers. */
  readonly all: readonly Service[];
  /** Of nginx, in PEM. */
  readonly certificate: string;
  /** Public pages and calls. */
  readonly paths: string[];
  stop(): Promise<void>;
}

/**
 * Starts a site in the namespaces of this process, from nothing.
 * @param log receives what was measured
 */
export async function startSite(work: string, log: (line: string) => void): Promise<Site> {
  const logs = join(work, 'logs');
  createMachine(work);
  const versions = createVersions();
  versions.install();
  mkdirSync(logs, { recursive: true });
  const databases = await startDatabasePair();
  const mails = createMailCatcher(MAIL_PORT);
  await mails.open();
  installServices();
  const webs = ['web-1', 'web-2'].map((instance) => createService(instance, logs));
  const workers = ['worker', 'worker-2'].map((instance) => createService(instance, logs));
  const all = [...webs, ...workers];
  const began = performance.now();
  for (const service of all) service.start();
  await Promise.all(all.map(({ ready }) => ready()));
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  log(`Four processes on an empty database: ready after ${seconds} s`);
  await untilSample(WEB_ORIGIN);
  installNginx();
  return {
    databases,
    mails,
    versions,
    webs,
    all,
    certificate: readCertificate(),
    paths: await listPaths(WEB_ORIGIN),
    async stop() {
      for (const service of all) await service.stop();
      await mails.close();
      runLine('nginx -s stop');
    },
  };
}

/** Formats the memory of each service before and now. */
export function formatMemory(services: readonly Service[], before: readonly number[]): string {
  const toMegabytes = (bytes: number) => Math.round(bytes / 1_048_576);
  return services
    .map(({ memory }, i) => `${toMegabytes(before[i] ?? 0)} to ${toMegabytes(memory())}`)
    .join(', ');
}
