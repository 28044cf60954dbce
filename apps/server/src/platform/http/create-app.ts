import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { PageCounty } from '@townlight/contract/rendered-page';
import type { ServerCapability } from '@townlight/contract/server-capabilities';
import { LANGUAGES, languagePrefix, localizePath } from '@townlight/domain/language';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { StoreStatus } from '../health/check-store.ts';
import { registerHealthRoutes } from '../health/health-routes.ts';
import { trackRequestContext } from '../health/request-context.ts';
import { sendWaitingPage } from '../health/waiting-page.ts';
import { getSiteLanguages } from '../i18n/site-languages.ts';
import type { Log } from '../log.ts';
import { toPlainLine } from '../safe-text.ts';
import { PUBLIC_CACHE_CONTROL, setCacheHeaders } from './cache-control.ts';
import { createCachedReplySender, type SendCached } from './cached-reply.ts';
import { limitConnections, rejectExcessConnections } from './connections/bounded-server.ts';
import { type ConnectionLimits, resolveConnectionLimits } from './connections/connection-limits.ts';
import { PUBLIC_CORS_HEADERS, registerPreflightHandler } from './cross-origin.ts';
import { registerErrorHandler, sendInvalidUrlError } from './error-handler.ts';
import { NotFound } from './errors.ts';
import {
  DEFAULT_QUEUE_LIMITS,
  type QueueLimits,
  registerFairQueues,
} from './fair-queue/register-fair-queues.ts';
import type { ResolvePageHead } from './page-head.ts';
import { registerRateLimits } from './rate-limits.ts';
import { buildSecurityHeaders, createHeaderSelector, type FramedPage } from './security-headers.ts';
import { createDiskSender, type SendFromDisk } from './send-from-disk.ts';
import type { PageServices } from './site/page-tags.ts';
import type { RenderPage } from './site/rendered-page.ts';
import { registerSecurityTxt } from './site/security-txt.ts';
import { createPageSender } from './site/send-page.ts';
import { isSiteBuilt, serveSite } from './site/static-site.ts';

/** Length of an address in a message. */
const MAX_SHOWN_PATH = 200;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a `CachedReply`; the fastest way to send a reply. */
    sendCached: SendCached;
    /** Sends a file that may be large. */
    sendFromDisk: SendFromDisk;
  }
}

export type AppOptions = {
  log: Log;
  title: string;
  version: string;
  publicUrl: string | undefined;
  /** Contacts for vulnerability reports in `security.txt`. */
  securityContacts?: readonly string[] | undefined;
  /** The host name or address to listen on. */
  host?: string | undefined;
  /** Undefined when the server is ready, else a sentence with the reason. */
  waitingFor: () => string | undefined;
  /** Measures requests, see `Metrics`. */
  observeRequests?: ((app: FastifyInstance) => void) | undefined;
  /** Whether this server will close soon, see `registerHealthRoutes`. */
  isDraining?: (() => boolean) | undefined;
  /** Whether the store accepts writes; without it `/readyz` has no store status. */
  store?: (() => StoreStatus) | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted, e.g. `loopback`; none by default. */
  trustedProxies?: string | undefined;
  /** The limits of the fair queues; the defaults never affect ordinary reading. */
  queueLimits?: QueueLimits | undefined;
  /** Folder of the built web pages; without it only `/api` is served. */
  siteFolder: string | undefined;
  /** Resolves a page's head for its first HTML; without it pages have the plain one. */
  resolvePageHead?: ResolvePageHead | undefined;
  /** Changes whenever pages may change; null while there are no figures. */
  pagesVersion?: (() => number | null) | undefined;
  /** Renders pages on the server; without it they are rendered by their script. */
  renderPage?: RenderPage | undefined;
  /** Returns the optional capabilities of this server; pages hide those that are missing. */
  offers?: (() => readonly ServerCapability[]) | undefined;
  /** The county of the site, for its pages. */
  county?: PageCounty | undefined;
  /** Another origin that pages may read data from, e.g. `https://tiles.example.org`. */
  dataOrigin?: string | undefined;
  /** Another origin that pages may load images from. */
  imagesOrigin?: string | undefined;
  /** Third-party services that pages report usage to: their meta tag, and the origins they need. */
  services?: PageServices | undefined;
  /** The page that may embed a frame of one other site. */
  framed?: FramedPage | undefined;
  /** The target of `/`, e.g. `/coronavirus`; without it, `/` is an ordinary page. */
  startPage?: string | undefined;
  /** The limits of connections; by default derived from the process's limit of open files. */
  connections?: ConnectionLimits | undefined;
};

export type App = Awaited<ReturnType<typeof createApp>>;

/** The id of a request in the log: that of the proxy, where it sent one. */
function chooseRequestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * Creates the HTTP application without features: routes are added to the result, before `listen` or `inject`.
 * Handlers return data or throw one of `errors.ts`.
 */
export async function createApp(options: AppOptions) {
  const headersWith = (services?: PageServices) =>
    buildSecurityHeaders(
      options.publicUrl?.startsWith('https:') ?? false,
      options.dataOrigin,
      options.imagesOrigin,
      services?.allowedOrigins,
    );
  const headers = headersWith(options.services);
  const headersOf = createHeaderSelector(headers, {
    closed: headersWith(),
    framed: options.framed,
  });
  const connections = limitConnections(options.connections ?? resolveConnectionLimits(), headers);
  const app = Fastify({
    serverFactory: (handler) => connections.createServer(handler),
    // the server itself answers invalid requests
    clientErrorHandler: () => undefined,
    // hooks do not run for a URL that cannot be parsed
    frameworkErrors: (error, request, reply) =>
      sendInvalidUrlError(error, reply.headers(headersOf(request.url, request.method))),
    loggerInstance: options.log,
    // a line per request costs a fifth of the throughput and would store visitors' addresses
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    // a name of 100 characters in any script takes 900 in a URL
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
    // requests received before the shutdown are answered, and their connection then closed
    return503OnClosing: false,
    trustProxy: options.trustedProxies ?? false,
    genReqId: chooseRequestId,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app as never);
  rejectExcessConnections(app as never, connections);
  trackRequestContext(app as never);
  options.observeRequests?.(app as never);
  registerPreflightHandler(app as never);
  await registerRateLimits(app as never);

  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(headersOf(request.url, request.method));
    return setCacheHeaders(request, reply, payload);
  });
  app.decorate('listensAs', options.host?.toLowerCase());
  // all replies sent this way are public
  const publicHeaders = { ...headers, ...PUBLIC_CORS_HEADERS };
  app.decorate('sendCached', createCachedReplySender(publicHeaders));
  app.decorate('sendFromDisk', createDiskSender(publicHeaders));
  registerFairQueues(app as never, options.queueLimits ?? DEFAULT_QUEUE_LIMITS);

  await app.register(swagger, {
    openapi: { info: { title: options.title, version: options.version } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: options.title } });

  registerHealthRoutes(app as never, options);
  registerSecurityTxt(app as never, options);

  const { siteFolder } = options;
  const site = siteFolder !== undefined && isSiteBuilt(siteFolder) ? siteFolder : undefined;
  const { startPage } = options;
  if (site !== undefined) {
    const sendFigures = createPageSender({
      folder: site,
      resolvePageHead: options.resolvePageHead ?? (() => null),
      version: options.pagesVersion ?? (() => null),
      render: options.renderPage,
      publicUrl: options.publicUrl,
      offers: options.offers ?? (() => []),
      county: options.county,
      services: options.services,
      log: options.log,
    });
    await serveSite(app as never, site, (request, reply) =>
      options.waitingFor() === undefined
        ? sendFigures(request, reply)
        : sendWaitingPage(request, reply, 'figures'),
    );
    if (startPage !== undefined) registerStartRedirects(app as never, startPage);
    registerLanguageRedirects(app as never);
  }
  app.setNotFoundHandler((request) => {
    throw new NotFound(
      `There is nothing at ${toPlainLine(request.url.split('?')[0] ?? '', MAX_SHOWN_PATH)}; /api/docs lists what is available.`,
    );
  });
  return app;
}

/**
 * Redirects `/`, `/es` and `/es/` to the start page in their language; temporary, since the start page may change.
 */
function registerStartRedirects(app: FastifyInstance, startPage: string): void {
  for (const language of getSiteLanguages()) {
    const to = localizePath(language, startPage);
    const bare = [languagePrefix(language), localizePath(language, '/')].filter(
      (path) => path !== '',
    );
    for (const path of bare) {
      app.get(path, { schema: { hide: true } as object }, ({ url }, reply) => {
        const query = url.includes('?') && !to.includes('?') ? url.slice(url.indexOf('?')) : '';
        return reply.header('cache-control', PUBLIC_CACHE_CONTROL).redirect(to + query, 302);
      });
    }
  }
}

/**
 * Redirects pages in a language that the site does not have to the same page in the default one; never to another site,
 * as `//` would.
 */
function registerLanguageRedirects(app: FastifyInstance): void {
  const offered = getSiteLanguages();
  for (const prefix of LANGUAGES.filter((one) => !offered.includes(one)).map(languagePrefix))
    for (const path of [prefix, `${prefix}/*`])
      app.get(path, { schema: { hide: true } as object }, ({ url }, reply) =>
        reply
          .header('cache-control', PUBLIC_CACHE_CONTROL)
          .redirect(url.slice(prefix.length).replace(/^[/\\]*/, '/'), 302),
      );
}
