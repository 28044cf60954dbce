import { isIP } from 'node:net';
import { z } from 'zod';
import { parseDatabaseUrl } from '../platform/database/store-address.ts';
import { DEFAULT_QUEUE_LIMITS } from '../platform/http/fair-queue/register-fair-queues.ts';

/** Variables for the process: ports, limits, storage. `allowed` completes the error message. */
export const SERVER_VARIABLES = {
  PORT: {
    group: 'server',
    meaning: 'port to listen on',
    schema: z.coerce.number().int().min(0).max(65_535).default(8080),
    allowed: 'a port number from 0 to 65535, for instance PORT=8080',
  },
  HOST: {
    group: 'server',
    meaning: 'address to listen on; `0.0.0.0` for all networks',
    schema: z.string().min(1).default('127.0.0.1'),
    allowed: 'an address to listen on, for instance HOST=127.0.0.1 or HOST=0.0.0.0',
  },
  METRICS_PORT: {
    group: 'server',
    meaning: 'port of `/metrics` for Prometheus on `HOST`, see [metrics](metrics.md)',
    schema: z.coerce.number().int().min(0).max(65_535).optional(),
    allowed:
      'the port of /metrics for Prometheus, for instance METRICS_PORT=9464; leave it unset for none',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'server',
    meaning: 'collector that receives OpenTelemetry traces, see [traces](metrics.md#traces)',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed:
      'the address of an OpenTelemetry collector that takes OTLP over HTTP, for instance ' +
      'OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318; leave it unset for no traces',
  },
  SHUTDOWN_DELAY: {
    group: 'server',
    meaning:
      'seconds to serve on after SIGTERM while `/readyz` answers 503, see [running](running.md#ending)',
    schema: z.coerce.number().int().min(0).max(600).default(0),
    allowed:
      'for how many seconds a server goes on after SIGTERM while /readyz answers 503, 600 at most, for instance ' +
      'SHUTDOWN_DELAY=10; longer than the load balancer takes to notice',
  },
  MAX_CONNECTIONS: {
    group: 'server',
    meaning:
      'open connections at most; by default half of the open files that the system allows, see [running](running.md)',
    schema: z.coerce.number().int().min(16).max(1_000_000).optional(),
    allowed:
      'how many connections are held at once, 16 at least, for instance MAX_CONNECTIONS=2000; leave it unset for ' +
      'half of the open files that the system allows besides the store, 10000 at most',
  },
  TRUSTED_PROXIES: {
    group: 'server',
    meaning:
      'reverse proxies whose `X-Forwarded-For` is trusted: addresses, networks, `loopback`, `linklocal` or `uniquelocal`, with commas',
    schema: z
      .string()
      .default('loopback')
      .refine((text) => text.split(',').every((proxy) => isProxy(proxy.trim()))),
    allowed:
      'the reverse proxies whose X-Forwarded-For is believed, with commas: addresses, networks or ' +
      'loopback, linklocal, uniquelocal; for instance TRUSTED_PROXIES=loopback,10.0.0.0/8',
  },
  WAITING_PER_NETWORK: {
    group: 'server',
    meaning: 'slow requests from one network that may wait in line, see [load](load.md)',
    schema: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(DEFAULT_QUEUE_LIMITS.maxWaitingPerNetwork),
    allowed:
      'how many slow requests from one network (an IPv4 address or an IPv6 /64) may wait in line, for instance ' +
      'WAITING_PER_NETWORK=200; set it higher than the people in one office open at once',
  },
  WAITING_IN_ALL: {
    group: 'server',
    meaning: 'slow requests that may wait in line in all',
    schema: z.coerce.number().int().min(1).max(1_000_000).default(DEFAULT_QUEUE_LIMITS.maxWaiting),
    allowed: 'how many slow requests may wait in line in all, for instance WAITING_IN_ALL=1000',
  },
  TOWNLIGHT_DATA: {
    group: 'storage',
    meaning:
      'folder of the embedded store, rejected rows, [backups](backups.md) and tables to download',
    schema: z.string().min(1).default('./data'),
    allowed: 'a folder, for instance TOWNLIGHT_DATA=./data',
  },
  DATABASE_URL: {
    group: 'storage',
    meaning: 'a PostgreSQL database (`postgres://…`) instead of the embedded store',
    isSecret: true,
    schema: z
      .string()
      .refine((text) => parseDatabaseUrl(text) !== undefined)
      .optional(),
    allowed:
      'the address of one server that begins with postgres://, for instance ' +
      'DATABASE_URL=postgres://user:password@host:5432/townlight (for failover a name or proxy that leads to the ' +
      'primary; %40 for @ in a password); leave it unset for the embedded store',
  },
  DATABASE_REPLICA_URL: {
    group: 'storage',
    meaning:
      'a replica of `DATABASE_URL` from which figures are read, see [running](running.md#several-processes)',
    isSecret: true,
    schema: z
      .string()
      .refine((text) => parseDatabaseUrl(text) !== undefined)
      .optional(),
    allowed:
      'the address of a streaming replica of DATABASE_URL, for instance ' +
      'DATABASE_REPLICA_URL=postgres://user:password@replica:5432/townlight; leave it unset to read from DATABASE_URL',
  },
  UNPACKED_RATIO: {
    group: 'storage',
    meaning:
      'how many times its size a gzip file may unpack to, 2,000 at most, see [loading records](loading-records.md)',
    schema: z.coerce.number().min(1).max(2_000).default(200),
    allowed: 'how many times its size a gzip file may unpack to, for instance UNPACKED_RATIO=500',
  },
  TOWNLIGHT_SAMPLE: {
    group: 'storage',
    meaning: '`false` starts an empty database without the sample county',
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    allowed: 'true (load the sample county into an empty database) or false (start empty)',
  },
  LOG_LEVEL: {
    group: 'server',
    meaning: '`silent`, `error`, `warn`, `info` or `debug`',
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    allowed: 'one of silent, error, warn, info, debug',
  },
} as const;

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
