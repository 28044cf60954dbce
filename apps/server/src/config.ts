import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UsageServices } from '@townlight/contract/usage';
import type { z } from 'zod';
import { variables } from './config/index.ts';
import { Failure } from './platform/failure.ts';
import type { SharingLimits } from './platform/http/sharing/share-out.ts';
import type { DkimKey } from './platform/mail/dkim.ts';
import { readKeys } from './subscriptions/index.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

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
  /** Whom to tell about a vulnerability: `mailto:`, `https:` or `tel:`. */
  securityContacts: readonly string[];
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
    securityContacts: read('SECURITY_CONTACT') ?? [],
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
    if (!statSync(file).isFile()) throw Object.assign(new Error(), { code: 'it is not a file' });
    const pem = readFileSync(file, 'utf8');
    createPrivateKey(pem);
    return pem;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'it has no private key';
    throw new Failure(
      `DKIM_KEY_FILE: ${file} cannot be read (${why}); set it to a file with a key in PEM format`,
    );
  }
}
