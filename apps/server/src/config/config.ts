import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UsageServices } from '@townlight/contract/usage';
import { type CountyPack, CountyPackError, loadCountyPack } from '@townlight/county';
import { hasNoReportingAreas } from '@townlight/domain/coronavirus';
import { DEFAULT_START_PAGE } from '@townlight/domain/pages';
import { parseSealingKeys } from '../features/subscriptions/index.ts';
import {
  type Environment,
  readVariable,
  repositoryRoot,
} from '../platform/environment-variable.ts';
import { Failure } from '../platform/failure.ts';
import type { QueueLimits } from '../platform/http/fair-queue/register-fair-queues.ts';
import type { DkimKey } from '../platform/mail/dkim.ts';
import { ENVIRONMENT_VARIABLES } from './index.ts';
import { refuseRenamedVariables } from './unknown-variables.ts';

export { describeUnknownVariables } from './unknown-variables.ts';

export type Config = {
  port: number;
  host: string;
  /** Port of `/metrics`; none without it. */
  metricsPort: number | undefined;
  /** Whether there is a collector of traces. */
  traces: boolean;
  /** How long a server goes on after SIGTERM, in seconds. */
  shutdownDelay: number;
  /** Maximum number of connections, if the operator sets it. */
  maxConnections: number | undefined;
  /** Absolute path of the data folder. */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** Where figures are read instead. */
  databaseReplicaUrl: string | undefined;
  /** Absolute path of the folder of the county pack. */
  countyFolder: string;
  /** Loads the sample county when the database is empty. */
  sample: boolean;
  publicUrl: string | undefined;
  /** Contacts for vulnerability reports: `mailto:`, `https:` or `tel:`. */
  securityContacts: readonly string[];
  /** Base URL of pictures that another server stores. */
  imagesUrl: string | undefined;
  /** Where the bare address redirects, without a language. */
  startPage: string;
  /** URL of a PMTiles file in an object store, read by browsers. */
  basemapUrl: string | undefined;
  /** Absolute path of a PMTiles file. */
  basemapFile: string | undefined;
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: string;
  /** Limits of the queue for slow requests. */
  sharing: QueueLimits;
  /** Mapbox access token for the address search. */
  mapboxToken: string | undefined;
  /** URL of a Photon or Pelias geocoder. */
  geocoderUrl: string | undefined;
  /** App token for Socrata portals that sources fetch from. */
  socrataAppToken: string | undefined;
  /** Allows sources on this machine and its network. */
  sourcesFromPrivate: boolean;
  /** Allows webhooks to this machine and its network. */
  webhooksToPrivate: boolean;
  /** URL of the mail server. */
  smtpUrl: string | undefined;
  /** Sends no mail unencrypted to another machine. */
  mailRequiresTls: boolean;
  /** Sender of mail. */
  mailFrom: string;
  /** Recipient of readers' feedback. */
  feedbackMail: string | undefined;
  /** Postal address of the newsletter's sender, at the end of each email. */
  postalAddress: string | undefined;
  /** Mailbox for undelivered mail. */
  bouncesTo: string | undefined;
  /** Shared secret of bounce reports. */
  bouncesSecret: string | undefined;
  /** Key that signs mail. */
  dkim: DkimKey | undefined;
  /** Maximum ratio of a loaded gzip file's unpacked size to its size. */
  unpackedRatio: number;
  /** Rate and concurrency of handing emails to the mail server. */
  sendingPace: { perSecond: number; connections: number; unmarked: number };
  /** The first key encrypts subscribers' addresses; all of them decrypt. */
  subscribersKeys: readonly Buffer[];
  /** Whether someone who subscribes again gets that answer. */
  revealsReturning: boolean;
  /** Whether members of staff can have a sign-in link mailed. */
  staffLinks: boolean;
  /** OpenID Connect provider for staff. */
  identityProvider:
    | {
        issuer: string;
        clientId: string;
        clientSecret: string;
        name: string;
        maxAge: number | undefined;
        acrValues: readonly string[] | undefined;
      }
    | undefined;
  /** Analytics services that receive page views and events. */
  usageServices: UsageServices;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The other variables of the environment, from which features read theirs. */
  environment: Environment;
};

/**
 * Reads the environment once; an empty variable counts as unset.
 * @throws Failure with the variable, its value and what is allowed; or the new name of a renamed variable
 */
export function readConfig(environment: Environment): Config {
  refuseRenamedVariables(environment);
  const read = <Name extends keyof typeof ENVIRONMENT_VARIABLES>(name: Name) =>
    readVariable(environment, name, ENVIRONMENT_VARIABLES[name]);
  const readDkim = (): DkimKey | undefined => {
    const domain = read('DKIM_DOMAIN');
    if (domain === undefined) return undefined;
    const needed = (name: 'DKIM_SELECTOR' | 'DKIM_KEY_FILE'): string => {
      const value = read(name);
      if (value === undefined)
        throw new Failure(
          `${name}: DKIM_DOMAIN needs it; set ${ENVIRONMENT_VARIABLES[name].allowed}`,
        );
      return value;
    };
    const file = resolve(repositoryRoot, needed('DKIM_KEY_FILE'));
    return { domain, selector: needed('DKIM_SELECTOR'), privateKey: readKeyFile(file) };
  };
  /** Reads a service's URL with the site's name there: both are required. */
  const readService = (name: 'PLAUSIBLE' | 'MATOMO') => {
    const url = read(`${name}_URL`);
    if (url === undefined) return undefined;
    const site = read(`${name}_SITE`);
    if (site === undefined)
      throw new Failure(
        `${name}_SITE: ${name}_URL needs it; set ${ENVIRONMENT_VARIABLES[`${name}_SITE`].allowed}`,
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
        throw new Failure(
          `${name}: OIDC_ISSUER needs it; set ${ENVIRONMENT_VARIABLES[name].allowed}`,
        );
      return value;
    };
    return {
      issuer,
      clientId: needed('OIDC_CLIENT_ID'),
      clientSecret: needed('OIDC_CLIENT_SECRET'),
      name: read('OIDC_NAME') ?? new URL(issuer).host,
      maxAge: read('OIDC_MAX_AGE'),
      acrValues: read('OIDC_ACR'),
    };
  };
  const publicUrl = read('PUBLIC_URL');
  const countyFolder = findCountyFolder(read('TOWNLIGHT_COUNTY'));
  const basemapFile = read('BASEMAP_FILE');
  return {
    port: read('PORT'),
    host: read('HOST'),
    metricsPort: read('METRICS_PORT'),
    traces: read('OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined,
    shutdownDelay: read('SHUTDOWN_DELAY'),
    maxConnections: read('MAX_CONNECTIONS'),
    dataFolder: resolve(repositoryRoot, read('TOWNLIGHT_DATA')),
    databaseUrl: read('DATABASE_URL'),
    databaseReplicaUrl: read('DATABASE_REPLICA_URL'),
    countyFolder,
    sample: read('TOWNLIGHT_SAMPLE'),
    publicUrl,
    securityContacts: read('SECURITY_CONTACT') ?? [],
    imagesUrl: read('IMAGES_URL'),
    startPage: read('START_PAGE') ?? findStartPage(readPack(countyFolder)),
    basemapUrl: read('BASEMAP_URL'),
    basemapFile: basemapFile && resolve(repositoryRoot, basemapFile),
    trustedProxies: read('TRUSTED_PROXIES'),
    sharing: {
      maxWaitingPerNetwork: read('WAITING_PER_NETWORK'),
      maxWaiting: read('WAITING_IN_ALL'),
    },
    mapboxToken: read('MAPBOX_TOKEN'),
    geocoderUrl: read('GEOCODER_URL'),
    socrataAppToken: read('SOCRATA_APP_TOKEN'),
    sourcesFromPrivate: read('SOURCES_FROM_PRIVATE'),
    webhooksToPrivate: read('WEBHOOKS_TO_PRIVATE'),
    smtpUrl: read('SMTP_URL'),
    mailRequiresTls: read('MAIL_REQUIRES_TLS'),
    mailFrom: read('MAIL_FROM'),
    feedbackMail: read('FEEDBACK_MAIL'),
    postalAddress: read('POSTAL_ADDRESS'),
    bouncesTo: read('MAIL_BOUNCES_TO'),
    bouncesSecret: read('BOUNCES_SECRET'),
    dkim: readDkim(),
    unpackedRatio: read('UNPACKED_RATIO'),
    sendingPace: {
      perSecond: read('MAIL_PER_SECOND'),
      connections: read('MAIL_CONNECTIONS'),
      unmarked: read('MAIL_UNMARKED'),
    },
    subscribersKeys: parseSealingKeys(read('SUBSCRIBERS_KEY') ?? '') ?? [],
    revealsReturning: read('SUBSCRIBE_REVEALS_RETURNING'),
    staffLinks: read('STAFF_LINKS'),
    identityProvider: readProvider(),
    usageServices: readUsageServices(),
    logLevel: read('LOG_LEVEL'),
    environment: Object.fromEntries(
      Object.entries(environment).filter(([name]) => !(name in ENVIRONMENT_VARIABLES)),
    ),
  };
}

/** Returns the folder of a pack of this repository by its name, or of any other by its path. */
export function findCountyFolder(nameOrPath: string): string {
  return /^[a-z0-9-]+$/.test(nameOrPath)
    ? resolve(repositoryRoot, 'counties', nameOrPath)
    : resolve(repositoryRoot, nameOrPath);
}

/** @throws Failure with the file of the pack, the place in it and the remedy */
function readPack(folder: string): CountyPack {
  try {
    return loadCountyPack(folder);
  } catch (error) {
    if (!(error instanceof CountyPackError)) throw error;
    throw new Failure(`TOWNLIGHT_COUNTY: ${error.message}`);
  }
}

/** The site opens with coronavirus, where the county has cases. */
function findStartPage({ startPage, coronavirus }: CountyPack): string {
  return startPage ?? (hasNoReportingAreas(coronavirus) ? '/map' : DEFAULT_START_PAGE);
}

/** @throws Failure with the file's name and none of its contents */
function readKeyFile(file: string): string {
  try {
    // reading a device or a pipe may never end
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
