import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UsageServices } from '@townlight/contract/usage';
import { readEmail } from '@townlight/domain/email';
import { DEFAULT_START_PAGE, pageSteps, readPage } from '@townlight/domain/pages';
import { z } from 'zod';
import { Failure } from './platform/failure.ts';
import { type SharingLimits, USUAL_SHARING } from './platform/http/sharing/share-out.ts';
import type { DkimKey } from './platform/mail/dkim.ts';
import { readKeys } from './subscriptions/index.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

const httpAddress = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** Each variable with what it allows, in the words of the error message. */
const variables = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(8080),
    allowed: 'a port number from 0 to 65535, for instance PORT=8080',
  },
  HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    allowed: 'an address to listen on, for instance HOST=127.0.0.1 or HOST=0.0.0.0',
  },
  MAX_CONNECTIONS: {
    schema: z.coerce.number().int().min(16).max(1_000_000).optional(),
    allowed:
      'how many connections are held at once, 16 at least, for instance MAX_CONNECTIONS=2000; leave it unset for ' +
      'half of the open files that the system allows beside the store, 10000 at most',
  },
  TOWNLIGHT_DATA: {
    schema: z.string().min(1).default('./data'),
    allowed: 'a folder, for instance TOWNLIGHT_DATA=./data',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    allowed:
      'an address that begins with postgres://, for instance ' +
      'DATABASE_URL=postgres://user:password@host:5432/townlight; leave it unset for the embedded store',
  },
  UNPACKED_RATIO: {
    schema: z.coerce.number().min(1).max(2_000).default(200),
    allowed:
      'to how many times its size a gzip file that is loaded may unpack, for instance UNPACKED_RATIO=500',
  },
  TOWNLIGHT_SAMPLE: {
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    allowed: 'true (load the sample county into an empty database) or false (start empty)',
  },
  PUBLIC_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    allowed: 'the address that visitors use, for instance PUBLIC_URL=https://crime.example.org',
  },
  IMAGES_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    allowed:
      'the address below which a store holds the pictures, for instance IMAGES_URL=https://cdn.example.org/images; ' +
      'leave it unset to have them drawn and sent by this server',
  },
  START_PAGE: {
    schema: z
      .string()
      .refine(isOpenPage)
      .transform((path) => path.replace(/(?<=.)\/+$/, ''))
      .default(DEFAULT_START_PAGE),
    allowed:
      'the page of this site that the bare address leads to, without a language, for instance START_PAGE=/coronavirus ' +
      'or START_PAGE=/map?area=venice; not / itself, a page for staff or one for frames',
  },
  TRAFFIC_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isThisMachine(url))
      .optional(),
    allowed:
      'the page of another site that /traffic shows, for instance TRAFFIC_URL=https://traffic.example.org/map; ' +
      "http is for this machine alone; leave it unset for the county pack's",
  },
  TRAFFIC_EMBED: {
    schema: z.enum(['click', 'auto']).default('click'),
    allowed:
      'click (nothing is loaded of the other site before a reader asks for it) or auto (it is loaded with the page)',
  },
  BASEMAP_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed:
      'the address of a PMTiles file, for instance BASEMAP_URL=https://tiles.example.org/county.pmtiles; ' +
      'leave it unset for the file of this machine',
  },
  BASEMAP_FILE: {
    schema: z.string().min(1).optional(),
    allowed:
      'a PMTiles file, for instance BASEMAP_FILE=/srv/county.pmtiles; leave it unset for the one that ' +
      '`townlight basemap build` makes, or else the small one of the county pack',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('loopback')
      .refine((text) => text.split(',').every((part) => isProxy(part.trim()))),
    allowed:
      'the reverse proxies whose X-Forwarded-For is believed, with commas: addresses, networks or ' +
      'loopback, linklocal, uniquelocal; for instance TRUSTED_PROXIES=loopback,10.0.0.0/8',
  },
  MAPBOX_TOKEN: {
    schema: z.string().regex(/^\S+$/).optional(),
    allowed:
      'an access token of Mapbox, for the search of addresses; leave it unset to search in what was loaded',
  },
  GEOCODER_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed:
      "the address of Photon's or Pelias' search, for instance GEOCODER_URL=https://photon.example.org/api " +
      'or GEOCODER_URL=https://pelias.example.org/v1/autocomplete',
  },
  WAITING_PER_NETWORK: {
    schema: z.coerce.number().int().min(1).max(100_000).default(USUAL_SHARING.waitingPerNetwork),
    allowed:
      'how many requests for what takes long may wait of one network (an IPv4 address or an IPv6 /64), for instance ' +
      'WAITING_PER_NETWORK=200; more than the people of one office open at once',
  },
  WAITING_IN_ALL: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(USUAL_SHARING.waitingInAll),
    allowed:
      'how many requests for what takes long may wait in all, for instance WAITING_IN_ALL=1000',
  },
  SOCRATA_APP_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    allowed:
      'an app token of the open-data portals (Socrata) that sources ask, so that they answer more often; leave it unset for none',
  },
  WEBHOOKS_TO_PRIVATE: {
    schema: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    allowed:
      'false (webhooks reach public addresses only) or true (also this machine and its network)',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    allowed:
      'the address of a mail server, for instance SMTP_URL=smtp://user:password@mail.example.org:587; ' +
      'leave it unset to have mails written into the data folder',
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>@\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
      .default('townlight@localhost'),
    allowed:
      'the address that mails come from, for instance MAIL_FROM="Townlight <townlight@example.org>"',
  },
  FEEDBACK_MAIL: {
    schema: z
      .string()
      .refine((text) => readEmail(text) !== null)
      .optional(),
    allowed:
      'the address that is mailed what readers write by the feedback button, for instance ' +
      'FEEDBACK_MAIL=desk@example.org; leave it unset to have it at /staff/feedback alone',
  },
  SUBSCRIBERS_KEY: {
    schema: z
      .string()
      .refine((text) => readKeys(text) !== null)
      .optional(),
    allowed:
      'base64 of 32 bytes, as `openssl rand -base64 32` makes it; behind commas older ones, until ' +
      '`townlight subscribers rekey` was run; leave it unset to keep addresses of subscribers as they are',
  },
  SUBSCRIBE_REVEALS_RETURNING: {
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    allowed:
      'true (who subscribes again is told so) or false (nobody can find out by it who is subscribed)',
  },
  POSTAL_ADDRESS: {
    schema: z
      .string()
      .regex(/^\P{Cc}{5,200}$/u)
      .optional(),
    allowed:
      'the postal address of the person who sends the letters, on one line, for instance ' +
      'POSTAL_ADDRESS="Townlight, 123 Example Street, Los Angeles, CA 90012"; leave it unset for none',
  },
  MAIL_BOUNCES_TO: {
    schema: z
      .string()
      .regex(/^[^<>@+\s]+@[^<>@\s]+$/)
      .optional(),
    allowed:
      'a mailbox that takes what cannot be delivered and knows addresses with a plus, for instance ' +
      'MAIL_BOUNCES_TO=bounces@news.example.org; leave it unset to have it come to MAIL_FROM',
  },
  BOUNCES_SECRET: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{32,}$/)
      .optional(),
    allowed:
      'a secret of 32 characters or more, sent along with each bounce report; leave it unset to take none by POST',
  },
  DKIM_DOMAIN: {
    schema: z
      .string()
      .regex(/^[a-z\d.-]+$/i)
      .optional(),
    allowed:
      'the domain that signs mails, for instance DKIM_DOMAIN=example.org; leave it unset where the mail server signs',
  },
  DKIM_SELECTOR: {
    schema: z
      .string()
      .regex(/^[a-z\d.-]+$/i)
      .optional(),
    allowed: 'where the public key stands, for instance DKIM_SELECTOR=townlight',
  },
  DKIM_KEY_FILE: {
    schema: z.string().min(1).optional(),
    allowed:
      'the file of the private key (PEM), for instance DKIM_KEY_FILE=/etc/townlight/dkim.pem',
  },
  LETTERS_PER_SECOND: {
    schema: z.coerce.number().min(0.1).max(10_000).default(20),
    allowed:
      'how many letters the mail server is given in a second, for instance LETTERS_PER_SECOND=14',
  },
  LETTERS_CONNECTIONS: {
    schema: z.coerce.number().int().min(1).max(50).default(4),
    allowed: 'how many letters are handed over at once, for instance LETTERS_CONNECTIONS=4',
  },
  LETTERS_UNMARKED: {
    schema: z.coerce.number().int().min(1).max(50).default(1),
    allowed:
      'how many letters at most may come twice where the server is killed; more than 1 is faster with a distant ' +
      'mail server, for instance LETTERS_UNMARKED=8',
  },
  OIDC_ISSUER: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isThisMachine(url))
      .optional(),
    allowed:
      'the address of an identity provider (OpenID Connect), for instance OIDC_ISSUER=https://login.example.org; ' +
      'http is for this machine alone; leave it unset for none',
  },
  OIDC_CLIENT_ID: {
    schema: z.string().regex(/^\S+$/).optional(),
    allowed: 'what the identity provider calls this site, for instance OIDC_CLIENT_ID=townlight',
  },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(1).optional(),
    allowed: 'the secret that the identity provider gave for OIDC_CLIENT_ID',
  },
  OIDC_NAME: {
    schema: z.string().max(60).optional(),
    allowed:
      'the name of the identity provider for people, for instance OIDC_NAME="County account"',
  },
  PLAUSIBLE_URL: {
    schema: httpAddress,
    allowed:
      'the address of Plausible, which is then told of page views and events, for instance ' +
      'PLAUSIBLE_URL=https://plausible.example.org; leave it unset for none',
  },
  PLAUSIBLE_SITE: {
    schema: z.string().regex(/^\S+$/).optional(),
    allowed: 'what Plausible calls this site, for instance PLAUSIBLE_SITE=crime.example.org',
  },
  MATOMO_URL: {
    schema: httpAddress,
    allowed:
      'the address of the folder with matomo.php, which is then told of page views and events, for instance ' +
      'MATOMO_URL=https://matomo.example.org; leave it unset for none',
  },
  MATOMO_SITE: {
    schema: z.string().regex(/^\d+$/).optional(),
    allowed: 'the number that Matomo gave this site, for instance MATOMO_SITE=1',
  },
  GA_MEASUREMENT_ID: {
    schema: z
      .string()
      .regex(/^G-[A-Z0-9]+$/)
      .optional(),
    allowed:
      'a measurement id of Google Analytics, for instance GA_MEASUREMENT_ID=G-ABCDEF1234; leave it unset for none',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    allowed: 'one of silent, error, warn, info, debug',
  },
} as const;

/** The names of all that are read. */
export const VARIABLES: readonly string[] = Object.keys(variables);

const SECRETS: ReadonlySet<keyof typeof variables> = new Set([
  'DATABASE_URL',
  'MAPBOX_TOKEN',
  'GEOCODER_URL',
  'SOCRATA_APP_TOKEN',
  'SMTP_URL',
  'SUBSCRIBERS_KEY',
  'BOUNCES_SECRET',
  'OIDC_CLIENT_SECRET',
]);

export type Config = {
  port: number;
  host: string;
  /** How many connections are held at once, where an operator says so. */
  maxConnections: number | undefined;
  /** Absolute path of the data folder. */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** Load the sample county when the database is empty. */
  sample: boolean;
  publicUrl: string | undefined;
  /** Begins the addresses of pictures where a store holds them. */
  imagesUrl: string | undefined;
  /** Where the bare address leads, without a language. */
  startPage: string;
  /** The page of another site that `/traffic` shows; the county pack's where nobody told another. */
  trafficUrl: string | undefined;
  /** Whether that page is loaded when a reader asks for it, or at once. */
  trafficEmbed: 'click' | 'auto';
  /** A PMTiles file of an object store, read by the browsers. */
  basemapUrl: string | undefined;
  /** Absolute path of a PMTiles file. */
  basemapFile: string | undefined;
  /** Proxies whose word on a visitor's address is taken. */
  trustedProxies: string;
  /** How many may wait for what takes long. */
  sharing: SharingLimits;
  /** Of Mapbox, for the search of addresses. */
  mapboxToken: string | undefined;
  /** Of Photon's or Pelias' search. */
  geocoderUrl: string | undefined;
  /** Of the open-data portals that sources ask. */
  socrataAppToken: string | undefined;
  /** Webhooks may lead to this machine and its network. */
  webhooksToPrivate: boolean;
  /** Of a mail server. */
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: string;
  /** Is mailed what readers write. */
  feedbackMail: string | undefined;
  /** Of the person who sends the letters; stands at their end. */
  postalAddress: string | undefined;
  /** Takes what cannot be delivered. */
  bouncesTo: string | undefined;
  /** Anyone who tells of bounces knows it. */
  bouncesSecret: string | undefined;
  /** Signs mails. */
  dkim: DkimKey | undefined;
  /** To how many times its size a gzip file that is loaded may unpack. */
  unpackedRatio: number;
  /** How letters are handed to the mail server. */
  letters: { perSecond: number; connections: number; unmarked: number };
  /** Addresses of subscribers are sealed with the first, opened with all. */
  subscribersKeys: readonly Buffer[];
  /** Whether an address that subscribes again is told so. */
  revealsReturning: boolean;
  /** Where staff have accounts already. */
  identityProvider:
    | { issuer: string; clientId: string; clientSecret: string; name: string }
    | undefined;
  /** Services that pages tell of how they are used. */
  usageServices: UsageServices;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/**
 * Reads the environment once; an empty variable counts as unset.
 * @throws Failure that names the variable, the value given and what is allowed
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof typeof variables>(
    name: Name,
  ): z.output<(typeof variables)[Name]['schema']> => {
    const given = environment[name] || undefined;
    const parsed = variables[name].schema.safeParse(given);
    if (!parsed.success) {
      // an address of a database holds a password, as a token is one: they are not repeated
      const isSecret = SECRETS.has(name);
      const shown = isSecret ? 'the value given' : `"${given}"`;
      throw new Failure(`${name}: ${shown} is not allowed; set ${variables[name].allowed}`);
    }
    return parsed.data as z.output<(typeof variables)[Name]['schema']>;
  };
  const readDkim = (): DkimKey | undefined => {
    const domain = read('DKIM_DOMAIN');
    if (domain === undefined) return undefined;
    const needed = (name: 'DKIM_SELECTOR' | 'DKIM_KEY_FILE'): string => {
      const value = read(name);
      if (value === undefined)
        throw new Failure(`${name}: DKIM_DOMAIN needs it; set ${variables[name].allowed}`);
      return value;
    };
    const file = resolve(repositoryRoot, needed('DKIM_KEY_FILE'));
    return { domain, selector: needed('DKIM_SELECTOR'), privateKey: readKeyFile(file) };
  };
  /** An address, and what the service there calls this site: one needs the other. */
  const readService = (name: 'PLAUSIBLE' | 'MATOMO') => {
    const url = read(`${name}_URL`);
    if (url === undefined) return undefined;
    const site = read(`${name}_SITE`);
    if (site === undefined)
      throw new Failure(
        `${name}_SITE: ${name}_URL needs it; set ${variables[`${name}_SITE`].allowed}`,
      );
    return { url, site };
  };
  const readUsageServices = (): UsageServices => {
    const plausible = readService('PLAUSIBLE');
    const matomo = readService('MATOMO');
    const id = read('GA_MEASUREMENT_ID');
    return {
      ...(plausible && { plausible }),
      ...(matomo && { matomo }),
      ...(id !== undefined && { google: { id } }),
    };
  };
  const readProvider = (): Config['identityProvider'] => {
    const issuer = read('OIDC_ISSUER');
    if (issuer === undefined) return undefined;
    const needed = (name: 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'): string => {
      const value = read(name);
      if (value === undefined)
        throw new Failure(`${name}: OIDC_ISSUER needs it; set ${variables[name].allowed}`);
      return value;
    };
    return {
      issuer,
      clientId: needed('OIDC_CLIENT_ID'),
      clientSecret: needed('OIDC_CLIENT_SECRET'),
      name: read('OIDC_NAME') ?? new URL(issuer).host,
    };
  };
  const publicUrl = read('PUBLIC_URL');
  const trafficUrl = read('TRAFFIC_URL');
  // a frame of our own origin could reach out of its sandbox
  if (publicUrl && trafficUrl && new URL(trafficUrl).origin === new URL(publicUrl).origin) {
    throw new Failure(
      `TRAFFIC_URL: "${trafficUrl}" is an address of this site; set ${variables.TRAFFIC_URL.allowed}`,
    );
  }
  const basemapFile = read('BASEMAP_FILE');
  return {
    port: read('PORT'),
    host: read('HOST'),
    maxConnections: read('MAX_CONNECTIONS'),
    dataFolder: resolve(repositoryRoot, read('TOWNLIGHT_DATA')),
    databaseUrl: read('DATABASE_URL'),
    sample: read('TOWNLIGHT_SAMPLE'),
    publicUrl,
    imagesUrl: read('IMAGES_URL'),
    startPage: read('START_PAGE'),
    trafficUrl,
    trafficEmbed: read('TRAFFIC_EMBED'),
    basemapUrl: read('BASEMAP_URL'),
    basemapFile: basemapFile && resolve(repositoryRoot, basemapFile),
    trustedProxies: read('TRUSTED_PROXIES'),
    sharing: {
      waitingPerNetwork: read('WAITING_PER_NETWORK'),
      waitingInAll: read('WAITING_IN_ALL'),
    },
    mapboxToken: read('MAPBOX_TOKEN'),
    geocoderUrl: read('GEOCODER_URL'),
    socrataAppToken: read('SOCRATA_APP_TOKEN'),
    webhooksToPrivate: read('WEBHOOKS_TO_PRIVATE'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    feedbackMail: read('FEEDBACK_MAIL'),
    postalAddress: read('POSTAL_ADDRESS'),
    bouncesTo: read('MAIL_BOUNCES_TO'),
    bouncesSecret: read('BOUNCES_SECRET'),
    dkim: readDkim(),
    unpackedRatio: read('UNPACKED_RATIO'),
    letters: {
      perSecond: read('LETTERS_PER_SECOND'),
      connections: read('LETTERS_CONNECTIONS'),
      unmarked: read('LETTERS_UNMARKED'),
    },
    subscribersKeys: readKeys(read('SUBSCRIBERS_KEY') ?? '') ?? [],
    revealsReturning: read('SUBSCRIBE_REVEALS_RETURNING'),
    identityProvider: readProvider(),
    usageServices: readUsageServices(),
    logLevel: read('LOG_LEVEL'),
  };
}

/** @throws Failure that names the file and says nothing of what is in it */
function readKeyFile(file: string): string {
  try {
    // a device or a pipe has no end
    if (!statSync(file).isFile()) throw Object.assign(new Error(), { code: 'it is no file' });
    const pem = readFileSync(file, 'utf8');
    createPrivateKey(pem);
    return pem;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'there is no private key in it';
    throw new Failure(
      `DKIM_KEY_FILE: ${file} cannot be read (${why}); set a file that holds a key in PEM`,
    );
  }
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** A page that anyone may open by itself. */
function isOpenPage(address: string): boolean {
  const [path = '', search = '', ...more] = address.split('?');
  if (!path.startsWith('/') || path.startsWith('//') || /[#\s]/.test(address) || more.length > 0)
    return false;
  const page = readPage(pageSteps(path), new URLSearchParams(search));
  return page !== null && !/^start$|^staff|^bundl|^embed|unknown$/.test(page.kind);
}

function isThisMachine(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
