import { existsSync, globSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
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
    const secret = settings.get(name.replace(/_FILE$/, ''));
    if (!settings.has(name) && secret?.isSecret) return !isAbsolute(value);
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

test('Compose mounts existing files, except the certificate and key, which operators create', () => {
  const mounted = Object.values<{ volumes?: string[] }>(compose.services)
    .flatMap(({ volumes }) => volumes ?? [])
    .filter((volume) => volume.startsWith('.'))
    .map((volume) => volume.split(':')[0] ?? '');
  const missing = mounted.filter((file) => !existsSync(join(root, 'deploy/compose', file)));
  expect(missing).toEqual(['./tls/certificate.pem', './tls/key.pem']);
});

test('each secret of Compose is mounted where a setting names it, and in no image or commit', () => {
  type Service = { environment?: Record<string, string>; secrets?: string[] };
  for (const [name, { environment = {}, secrets = [] }] of Object.entries<Service>(
    compose.services,
  )) {
    const named = Object.entries(environment)
      .filter(([variable]) => variable.endsWith('_FILE'))
      .map(([, file]) => file);
    expect(named.toSorted(), name).toEqual(secrets.map((one) => `/run/secrets/${one}`).toSorted());
    for (const secret of secrets)
      expect(compose.secrets[secret].file, name).toBe(`./secrets/${secret}`);
  }
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
  for (const folder of ['.env', 'secrets', 'tls']) {
    expect(linesOf('.dockerignore')).toContain(`deploy/compose/${folder}`);
    expect(linesOf('.gitignore').map((line) => line.replace(/\/$/, ''))).toContain(
      `deploy/compose/${folder}`,
    );
  }
});

test('proxies and Prometheus use the ports on which the services listen', () => {
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

const nginx = read('nginx/townlight.conf');

test.each([
  ['/api/subscriptions/unsubscribe/3fa9c0', false],
  ['/api/subscriptions/subscribers/3fa9c0/export', false],
  ['/api/places', false],
  ['/api/neighborhoods/get_neighborhood', false],
  ['/api/staff/members/ana@example.org', false],
  ['/api/staff/provider/callback', false],
  ['/subscription/3fa9c0', false],
  ['/es/subscription/3fa9c0', false],
  ['/subscribe', true],
  ['/map', true],
  ['/api/neighborhoods/names', true],
])('nginx logs %s: %s', (path, isLogged) => {
  const unlogged = [...nginx.matchAll(/location ~ (\S+) \{\s+access_log off;/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  expect(unlogged).toHaveLength(1);
  expect(unlogged.some((pattern) => pattern.test(path))).toBe(!isLogged);
});

test('nginx sends no version, and offers only forward secrecy and authenticated encryption', () => {
  const servers = nginx.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {2}server_tokens off;$/m);
  const suites = /^ {2}ssl_ciphers (\S+);$/m.exec(nginx)?.[1]?.split(':') ?? [];
  expect(suites.length).toBeGreaterThan(3);
  for (const suite of suites) expect(suite).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
});

test('the pages of nginx itself have private headers, and those of Townlight no second ones', () => {
  for (const name of [
    'X-Content-Type-Options',
    'Content-Security-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'Cache-Control',
  ]) {
    const variable = new RegExp(`^ {2}add_header ${name} (\\$\\w+) always;$`, 'm').exec(nginx)?.[1];
    expect(nginx, name).toContain(`map $upstream_http_x_content_type_options ${variable} {\n  "" `);
  }
});

test('services and images run in production mode', () => {
  expect(unit).toMatch(/^Environment=NODE_ENV=production$/m);
  expect(dockerfile).toContain('NODE_ENV=production');
});

test('images have no tests, and of each workspace its package.json', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', 'e2e/*', 'bench/*']),
  );
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['e2e', 'bench']) {
    expect(workspaces).toContain(folder);
    expect(lines).toContain(`!${folder}/package.json`);
  }
});
