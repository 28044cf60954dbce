import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Addresses of the two database servers; a service finds the primary by the name `database`. */
export const DATABASE_ADDRESSES = ['10.9.0.1', '10.9.0.2'] as const;
export const SITE = 'https://localhost';
/** One web server, without nginx. */
export const WEB_ORIGIN = 'http://127.0.0.1:8080';
export const MAIL_PORT = 2525;

const DEPLOY = '/opt/townlight/deploy';
const NGINX = '/etc/nginx/townlight';
const CERTIFICATE = `${NGINX}/certificate.pem`;
const HOSTS = '/etc/hosts';

let workFolder = '';

/** Separates this process from the machine: changes in /etc, /var, /opt and /run are in memory, and end with it. */
export function createMachine(work: string): void {
  workFolder = work;
  runLine('mount --make-rprivate /');
  mkdirSync(join(work, 'memory'), { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', join(work, 'memory'));
  for (const folder of ['/etc', '/var', '/opt', '/run']) mountCopy(folder, folder);
  runLine('ip link set lo up');
  for (const address of DATABASE_ADDRESSES) runLine(`ip address add ${address}/32 dev lo`);
}

/**
 * Mounts a copy of a folder, whose changes are in memory.
 * @param from relative to the work folder
 */
export function mountCopy(from: string, to: string): void {
  const [upper = '', scratch = ''] = ['upper', 'scratch'].map((part) =>
    join(workFolder, 'memory', to, part),
  );
  for (const folder of [upper, scratch, to]) mkdirSync(folder, { recursive: true });
  const options = `lowerdir=${resolve(workFolder, from)},upperdir=${upper},workdir=${scratch}`;
  run('mount', '-t', 'overlay', '-o', options, 'overlay', to);
}

/** Lets a name lead to another database server, as an operator of a failover does. */
export function pointDatabaseTo(address: string): void {
  const others = readFileSync(HOSTS, 'utf8')
    .split('\n')
    .filter((line) => !line.endsWith(' database'));
  writeFileSync(HOSTS, [...others, `${address} database`].join('\n'));
}

/** Installs the services as `docs/operations/linux.md` describes it, from the files of `deploy/` as they are. */
export function installServices(): void {
  runLine('useradd --system --home-dir /var/lib/townlight --shell /usr/sbin/nologin townlight');
  rmSync('/etc/townlight', { recursive: true, force: true });
  mkdirSync('/etc/townlight');
  cpSync(join(DEPLOY, 'env.example'), '/etc/townlight/env');
  for (const instance of ['web-1', 'web-2', 'worker'])
    cpSync(join(DEPLOY, `systemd/${instance}.env`), `/etc/townlight/${instance}.env`);
  writeFileSync('/etc/townlight/worker-2.env', 'ROLE=worker\nPORT=8091\nMETRICS_PORT=9467\n');
  const settings = {
    DATABASE_URL: 'postgres://townlight:secret@database:5432/townlight',
    PUBLIC_URL: SITE,
    SUBSCRIBERS_KEY: runLine('openssl rand -base64 32').trim(),
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    MAIL_FROM: 'townlight@example.org',
    MAIL_PER_SECOND: '100',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync('/etc/townlight/env', lines.join(''), { flag: 'a' });
}

export function installNginx(): void {
  const [sites, cache] = ['/etc/nginx/sites-enabled', '/var/cache/nginx'];
  for (const folder of [sites, cache, '/etc/nginx/conf.d', NGINX]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  cpSync(join(DEPLOY, 'nginx/townlight.conf'), '/etc/nginx/conf.d/townlight.conf');
  cpSync(join(DEPLOY, 'nginx/servers.conf'), join(NGINX, 'servers.conf'));
  runLine(
    'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost ' +
      `-keyout ${NGINX}/key.pem -out ${CERTIFICATE}`,
  );
  runLine('nginx -t');
  run('nginx');
}

export function readCertificate(): string {
  return readFileSync(CERTIFICATE, 'utf8');
}

/** @throws Error with what the program wrote */
export function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
}

/** Runs a command whose arguments have no spaces. */
export function runLine(line: string): string {
  const [program = '', ...args] = line.split(' ');
  return run(program, ...args);
}
