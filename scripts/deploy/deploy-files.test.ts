import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listSettings } from '../settings.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const unit = read('systemd/townlight@.service');
const dockerfile = read('docker/Dockerfile');
const compose = parse(read('compose/compose.yaml'), { merge: true });

/** Variables that are not settings of Townlight. */
const OTHERS = new Set(['ROLE', 'NODE_ENV', 'NODE_COMPILE_CACHE']);

function readSettings(): [file: string, name: string, value: string][] {
  const files: [string, Record<string, string | undefined>][] = [
    ...globSync('deploy/{systemd,kubernetes}/*.env', { cwd: root }).map(
      (file): [string, ReturnType<typeof parseEnv>] => [
        file,
        parseEnv(readFileSync(join(root, file), 'utf8')),
      ],
    ),
    ['compose.yaml', compose['x-townlight'].environment],
    [
      'Dockerfile',
      Object.fromEntries(
        dockerfile
          .matchAll(/^(?:ENV| {3}) *([A-Z_]+)=(\S+)/gm)
          .map(([, name, value]) => [name, value]),
      ),
    ],
    [
      'townlight@.service',
      parseEnv([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line]) => line).join('\n')),
    ],
  ];
  return files.flatMap(([file, values]) =>
    Object.entries(values).map(([name, value]): [string, string, string] => [
      file,
      name,
      // the default of `${NAME:-value}` in Compose
      String(value).replace(/\$\{[A-Z_]+:-(.*)\}/, '$1'),
    ]),
  );
}

test('every file of deploy sets what Townlight reads, to values that it allows', () => {
  const settings = new Map(listSettings().map((setting) => [setting.name, setting]));
  const given = readSettings();
  expect(new Set(given.map(([file]) => file)).size).toBeGreaterThanOrEqual(6);
  const faults = given.filter(([, name, value]) => {
    if (OTHERS.has(name) || value === '' || value.includes('${')) return false;
    return settings.get(name)?.schema.safeParse(value).success !== true;
  });
  expect(faults).toEqual([]);
});

test('containers and services run programs that are there', () => {
  const programs = [dockerfile, unit].flatMap((text) =>
    [...text.matchAll(/\b(?:apps|deploy|scripts)\/[\w/.-]+\.mjs/g)].map(([program]) => program),
  );
  expect(programs).toHaveLength(3);
  expect(programs.filter((program) => !existsSync(join(root, program)))).toEqual([]);
  for (const text of [dockerfile, unit]) expect(text).toContain('node_modules/node/bin/node');
});

test('Compose mounts files that are there, or that its document says to make', () => {
  const mounted = Object.values<{ volumes?: string[] }>(compose.services)
    .flatMap(({ volumes }) => volumes ?? [])
    .filter((volume) => volume.startsWith('.'))
    .map((volume) => volume.split(':')[0] ?? '');
  const missing = mounted.filter((file) => !existsSync(join(root, 'deploy/compose', file)));
  expect(missing).toEqual(['./tls/certificate.pem', './tls/key.pem']);
});

test('proxies and Prometheus look where the services listen', () => {
  const portsOf = (name: string, role: string) =>
    globSync('deploy/systemd/*.env', { cwd: root })
      .map((file) => parseEnv(readFileSync(join(root, file), 'utf8')))
      .filter(({ ROLE }) => role === 'any' || ROLE === role)
      .map((values) => Number(values[name]))
      .sort();
  const portsIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, port]) => Number(port)).sort();
  const web = portsOf('PORT', 'web');
  expect(web).toHaveLength(2);
  expect(portsIn(read('nginx/servers.conf'), /^server 127\.0\.0\.1:(\d+)/gm)).toEqual(web);
  expect(portsIn(read('caddy/Caddyfile'), /127\.0\.0\.1:(\d+)/g)).toEqual(web);
  expect(portsIn(read('prometheus/prometheus.yml'), /localhost:(\d+)/g)).toEqual(
    portsOf('METRICS_PORT', 'any'),
  );
});

test('services have longer to stop than the longest delay and ten seconds', () => {
  const delay = Number(parseEnv(read('kubernetes/settings.env')).SHUTDOWN_DELAY);
  for (const file of ['web.yaml', 'worker.yaml']) {
    const seconds = /terminationGracePeriodSeconds: (\d+)/.exec(read(`kubernetes/${file}`))?.[1];
    expect(Number(seconds)).toBeGreaterThanOrEqual(delay + 10);
  }
});
