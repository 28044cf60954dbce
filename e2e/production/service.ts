import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { run } from './machine.ts';

const UNIT = '/opt/townlight/deploy/systemd/townlight@.service';
const POLL_MS = 100;
const execute = promisify(execFile);

/** An instance of the systemd unit, run without systemd: command, user, folder, settings, restarts. */
export interface Service {
  readonly instance: string;
  start(): void;
  /** Resolves when `/readyz` answers 200, with the milliseconds. */
  ready(): Promise<number>;
  /** Ends the process and does not restart it; resolves at its end. */
  stop(): Promise<void>;
  /** Kills the process with SIGKILL, or stops and continues it; the unit restarts a killed one. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Bytes of memory of the process. */
  memory(): number;
  /** Seconds by which the event loop was late, in 99 of 100 cases, since the last call; 0 where it is not measured. */
  eventLoopDelay(): Promise<number>;
  /** Returns the version of the crime figures and of the categories that it serves. */
  dataVersion(): Promise<string>;
}

export function createService(instance: string, logs: string): Service {
  const unit = readUnit(instance);
  const log = createWriteStream(join(logs, `${instance}.log`), { flags: 'a' });
  let child: ChildProcess | undefined;
  let isWanted = false;
  const start = () => {
    isWanted = true;
    const [program = '', ...args] = unit.command;
    const started = spawn(
      'setpriv',
      [
        '--reuid',
        unit.user,
        '--regid',
        unit.user,
        '--clear-groups',
        '--no-new-privs',
        program,
        ...args,
      ],
      { cwd: unit.folder, env: unit.environment, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    child = started;
    started.stdout.pipe(log, { end: false });
    started.stderr.pipe(log, { end: false });
    started.on('exit', async () => {
      await pause(unit.restartMs);
      if (isWanted && child === started) start();
    });
  };
  const isReady = async () => {
    const reply = await fetch(`http://127.0.0.1:${unit.environment.PORT}/readyz`).catch(
      () => undefined,
    );
    return reply?.ok ?? false;
  };
  return {
    instance,
    start,
    async ready() {
      const from = performance.now();
      while (!(await isReady())) await pause(POLL_MS);
      return performance.now() - from;
    },
    async stop() {
      isWanted = false;
      const ending = child;
      if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGTERM');
      await ended;
    },
    signal: (name) => void child?.kill(name),
    memory() {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(
        readFileSync(`/proc/${child?.pid}/status`, 'utf8'),
      )?.[1];
      return Number(kilobytes) * 1024;
    },
    async eventLoopDelay() {
      const [, seconds] =
        /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await readMetrics(unit)) ?? [];
      return Number(seconds ?? 0);
    },
    async dataVersion() {
      const lines = (await readMetrics(unit)).matchAll(SERVED_VERSION);
      return [...lines].map(([, feature, version]) => `${feature} ${version}`).join(', ');
    },
  };
}

const SERVED_VERSION = /^townlight_snapshot_version\{feature="(bundles|crime)"\} (\d+)/gm;

/** Returns the metrics of an instance; empty while it is not there. */
async function readMetrics({ environment }: ReturnType<typeof readUnit>): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`).catch(
    () => undefined,
  );
  return (await reply?.text()) ?? '';
}

/**
 * Runs a command of Townlight as the user and with the settings of an instance.
 * @throws Error with what it wrote
 */
export async function runTownlight(instance: string, ...args: string[]): Promise<string> {
  const { command, user, folder, environment } = readUnit(instance);
  const [node = '', program = ''] = command;
  const given = ['--reuid', user, '--regid', user, '--clear-groups', node, program, ...args];
  const { stdout } = await execute('setpriv', given, { cwd: folder, env: environment });
  return stdout;
}

function readUnit(instance: string) {
  const lines = readFileSync(UNIT, 'utf8').replaceAll('%i', instance).split('\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const one = (name: string) => all(name)[0] ?? '';
  const files = all('EnvironmentFile').map((file) => file.replace(/^-/, ''));
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    ...parseEnv(all('Environment').join('\n')),
  };
  for (const file of files)
    if (existsSync(file)) Object.assign(environment, parseEnv(readFileSync(file, 'utf8')));
  const user = one('User');
  for (const folder of [
    `/var/lib/${one('StateDirectory')}`,
    `/var/cache/${one('CacheDirectory')}`,
  ]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    run('chown', `${user}:${user}`, folder);
  }
  return {
    command: one('ExecStart')
      .replace(/\$\{ROLE\}/, environment.ROLE ?? '')
      .split(' '),
    folder: one('WorkingDirectory'),
    user,
    environment,
    restartMs: Number.parseInt(one('RestartSec'), 10) * 1_000,
  };
}
