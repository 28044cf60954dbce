import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Offer } from '@townlight/contract/offers';
import { LANGUAGES, languageBase, localAddress } from '@townlight/domain/language';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { healthRoutes } from '../health/health-routes.ts';
import { waitForRequests } from '../health/request-work.ts';
import type { StoreAnswer } from '../health/store-probe.ts';
import { sendWaitingPage } from '../health/waiting-page.ts';
import type { Log } from '../log.ts';
import { answerErrors, refuseAddress } from './answer-errors.ts';
import { cachedReplySender, type SendCached } from './cached-reply.ts';
import { keepConnections } from './connections/bounded-server.ts';
import { type ConnectionLimits, connectionLimits } from './connections/connection-limits.ts';
import { refuseBeyondMost } from './connections/refuse-beyond-most.ts';
import { answerPreflights, OPEN_TO_READ } from './cross-origin.ts';
import { NotFound } from './errors.ts';
import type { FramedPage } from './framed-page.ts';
import { limitRequests } from './limit-requests.ts';
import type { HeadOfPage } from './page-head.ts';
import { headersByAddress, securityHeaders } from './security-headers.ts';
import { securityTxtRoute } from './security-txt.ts';
import { diskSender, type SendFromDisk } from './send-from-disk.ts';
import { type SharingLimits, shareOut, USUAL_SHARING } from './sharing/share-out.ts';
import type { DrawPage } from './site/drawn-page.ts';
import type { PageServices } from './site/page-services.ts';
import { pageSender } from './site/send-page.ts';
import { serveSite, siteIsBuilt } from './site/static-site.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a `CachedReply`; the quickest way out of the server. */
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
  /** Whom to tell about a vulnerability, as `security.txt` names them. */
  securityContacts?: readonly string[] | undefined;
  /** The name or address that it will listen on. */
  host?: string | undefined;
  /** Undefined when the server can answer, else the sentence that says what it waits for. */
  waitingFor: () => string | undefined;
  /** Whether the store takes what is written; without it nothing is said of a store. */
  store?: (() => StoreAnswer) | undefined;
  /** Whose word on a visitor's address is taken, e.g. `loopback`; by default nobody's. */
  trustedProxies?: string | undefined;
  /** How many may wait for what takes long; by default as many as nobody meets who only reads. */
  sharing?: SharingLimits | undefined;
  /** Folder of the built web pages; without it only `/api` is served. */
  siteFolder: string | undefined;
  /** What the subjects say of a page in its first HTML; without it pages have the plain one. */
  headOf?: HeadOfPage | undefined;
  /** Changes whenever pages may say something else; null while they have nothing to say yet. */
  pagesVersion?: (() => number | null) | undefined;
  /** Draws pages before a browser has them; without it their script does. */
  drawPage?: DrawPage | undefined;
  /** What this server offers beside the public figures; pages show nothing that it does not. */
  offers?: readonly Offer[] | undefined;
  /** An origin besides ours that pages may read data of, e.g. `https://tiles.example.org`. */
  dataOrigin?: string | undefined;
  /** An origin besides ours that pages may show pictures of. */
  imagesOrigin?: string | undefined;
  /** Services that pages tell of how they are used: what the page's head says of them, and the origins they need. */
  services?: PageServices | undefined;
  /** The page that may hold a frame of one other site. */
  framed?: FramedPage | undefined;
  /** Where the bare address leads, without a language: `/coronavirus`; without it, it is a page like the others. */
  startPage?: string | undefined;
  /** How many connections are held, and for how long; by default what this process may open. */
  connections?: ConnectionLimits | undefined;
};

export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * The HTTP application without a subject: routes are added to what it returns, before `listen` or `inject`.
 * Handlers return data or throw one of `errors.ts`.
 */
export async function createApp(options: AppOptions) {
  const headersWith = (services?: PageServices) =>
    securityHeaders(
      options.publicUrl?.startsWith('https:') ?? false,
      options.dataOrigin,
      options.imagesOrigin,
      services?.openedTo,
    );
  const headers = headersWith(options.services);
  const headersOf = headersByAddress(headers, { closed: headersWith(), framed: options.framed });
  const connections = keepConnections(options.connections ?? connectionLimits(), headers);
  const app = Fastify({
    serverFactory: (handler) => connections.createServer(handler),
    // the server answers what is no request by itself
    clientErrorHandler: () => undefined,
    // hooks do not see an address that cannot be read
    frameworkErrors: (error, request, reply) =>
      refuseAddress(error, reply.headers(headersOf(request.url, request.method))),
    loggerInstance: options.log,
    // a line per request costs a fifth of the throughput and would hold addresses of visitors
    logController: new LogController({ disableRequestLogging: true }),
    // a name of 100 characters of any script takes 900 in an address
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
    // what was asked before the end is answered, and the connection then ended
    return503OnClosing: false,
    trustProxy: options.trustedProxies ?? false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app as never);
  refuseBeyondMost(app as never, connections);
  waitForRequests(app as never);
  answerPreflights(app as never);
  await limitRequests(app as never);

  app.addHook('onSend', async (request, reply) => {
    reply.headers(headersOf(request.url, request.method));
  });
  app.decorate('listensAs', options.host?.toLowerCase());
  // they are public, all of them
  const publicHeaders = { ...headers, ...OPEN_TO_READ };
  app.decorate('sendCached', cachedReplySender(publicHeaders));
  app.decorate('sendFromDisk', diskSender(publicHeaders));
  shareOut(app as never, options.sharing ?? USUAL_SHARING);

  await app.register(swagger, {
    openapi: { info: { title: options.title, version: options.version } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: options.title } });

  healthRoutes(app as never, options);
  securityTxtRoute(app as never, options);

  const { siteFolder } = options;
  const site = siteFolder !== undefined && siteIsBuilt(siteFolder) ? siteFolder : undefined;
  const { startPage } = options;
  if (site !== undefined) {
    const sendFigures = pageSender({
      folder: site,
      headOf: options.headOf ?? (() => null),
      version: options.pagesVersion ?? (() => null),
      render: options.drawPage,
      publicUrl: options.publicUrl,
      offers: options.offers ?? [],
      services: options.services,
      log: options.log,
    });
    await serveSite(app as never, site, (request, reply) =>
      options.waitingFor() === undefined
        ? sendFigures(request, reply)
        : sendWaitingPage(request, reply),
    );
    if (startPage !== undefined) leadToStart(app as never, startPage);
  }
  app.setNotFoundHandler((request) => {
    throw new NotFound(
      `There is nothing at ${request.url.split('?')[0]}; /api/docs lists what is available.`,
    );
  });
  return app;
}

/** Sends `/`, `/es` and `/es/` on to the first page in their language; another page may be the first tomorrow. */
function leadToStart(app: FastifyInstance, startPage: string): void {
  for (const language of LANGUAGES) {
    const to = localAddress(language, startPage);
    const bare = [languageBase(language), localAddress(language, '/')].filter(
      (path) => path !== '',
    );
    for (const path of bare) {
      app.get(path, { schema: { hide: true } as object }, ({ url }, reply) => {
        const asked = url.includes('?') && !to.includes('?') ? url.slice(url.indexOf('?')) : '';
        return reply.header('cache-control', 'no-cache').redirect(to + asked, 302);
      });
    }
  }
}
