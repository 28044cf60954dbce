import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { writeKauriBayRecords } from '../../apps/server/src/testing/kauri-bay.ts';
import { listLillebyLoads } from '../../apps/server/src/testing/lilleby.ts';
import { ensureWebBuilt } from '../../scripts/lib/build-web.mjs';
import { startServerProcess } from '../web/server-process.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../..');
const townlight = join(repository, 'apps/server/bin/townlight.mjs');

const hasPrograms = ['nginx', 'openssl'].every((program) => {
  try {
    execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function startCounty(county: string, loads: readonly (readonly string[])[]) {
  const folder = mkdtempSync(join(tmpdir(), `townlight-${county}-`));
  const settings = {
    TOWNLIGHT_COUNTY: county,
    TOWNLIGHT_DATA: folder,
    PUBLIC_URL: `https://${county}.example.org`,
  };
  const { NO_COLOR, FORCE_COLOR, ...inherited } = process.env;
  for (const load of loads)
    await run(process.execPath, [townlight, ...load], {
      env: { ...inherited, DATABASE_URL: '', ...settings },
    });
  const server = await startServerProcess(folder, settings);
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return new URL(server.url).host;
}

/** Starts nginx with the files of `deploy/nginx`, in a folder and on ports of this test. */
async function startProxy(servers: string, counties: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-nginx-'));
  const own = join(folder, 'townlight');
  mkdirSync(join(own, 'counties'), { recursive: true });
  const deployed = (file: string) => readFileSync(join(repository, 'deploy/nginx', file), 'utf8');
  const [plain, secure] = [await freePort(), await freePort()];
  writeFileSync(join(own, 'servers.conf'), `server ${servers};\n`);
  const hosts = Object.keys(counties).map((name) => `${name}.example.org ${name};\n`);
  writeFileSync(join(own, 'hosts.conf'), hosts.join(''));
  for (const [name, host] of Object.entries(counties))
    writeFileSync(
      join(own, 'counties', `${name}.conf`),
      deployed('counties/cook.conf')
        .replace('upstream cook', `upstream ${name}`)
        .replace('127.0.0.1:8090', host),
    );
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=*.example.org'],
      ...['-keyout', join(own, 'key.pem'), '-out', join(own, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  );
  const site = deployed('townlight.conf')
    .replaceAll('/etc/nginx/townlight', own)
    .replaceAll('/var/cache/nginx', folder)
    .replace('listen 80 ', `listen 127.0.0.1:${plain} `)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
# as root it would change to a user who cannot read this folder
user ${userInfo().username};
events {}
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
${site} }
`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
  let errors = '';
  nginx.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  onTestFinished(async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    /** Requests a page of a host; resolves to its text. */
    async read(host: string, path: string): Promise<{ text: string; cache: unknown }> {
      for (;;) {
        const reply = await request(secure, host, path).catch((error: NodeJS.ErrnoException) => {
          if (nginx.exitCode !== null) throw new Error(errors);
          if (error.code !== 'ECONNREFUSED') throw error;
        });
        if (reply !== undefined) return reply;
      }
    },
  };
}

function request(port: number, host: string, path: string) {
  return new Promise<{ text: string; cache: unknown }>((resolve, reject) => {
    get(
      {
        port,
        path,
        host: '127.0.0.1',
        servername: host,
        headers: { host },
        rejectUnauthorized: false,
      },
      (reply) => {
        let text = '';
        reply.on('data', (piece: Buffer) => {
          text += piece.toString();
        });
        reply.on('end', () => resolve({ text, cache: reply.headers['x-cache'] }));
      },
    ).on('error', reject);
  });
}

test.skipIf(!hasPrograms)(
  'one nginx serves each county at its host, from one cache (needs nginx and openssl)',
  async () => {
    expect(ensureWebBuilt(process.execPath)).toBe(true);
    const lilleby = await startCounty(
      'lilleby',
      listLillebyLoads().map((load) => ['ingest', ...load]),
    );
    const kauriBay = await startCounty('kauri-bay', [['setup', '--crime', writeKauriBayRecords()]]);
    const proxy = await startProxy(lilleby, { 'kauri-bay': kauriBay });
    for (const again of ['MISS', 'HIT']) {
      const one = await proxy.read('lilleby.example.org', '/map');
      expect([one.cache, one.text.includes('"name":"Lilleby"')]).toEqual([again, true]);
      const other = await proxy.read('kauri-bay.example.org', '/map');
      expect([other.cache, other.text.includes('"name":"Kauri Bay"')]).toEqual([again, true]);
      expect(other.text).not.toContain('Lilleby');
      expect(other.text).toContain('https://kauri-bay.example.org/map');
    }
  },
);
