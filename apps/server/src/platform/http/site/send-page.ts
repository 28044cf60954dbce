import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { PageCounty, RenderedPage } from '@townlight/contract/rendered-page';
import type { ServerCapability } from '@townlight/contract/server-capabilities';
import { parseLocalizedPath } from '@townlight/domain/language';
import { anonymizeUrl } from '@townlight/domain/pages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../log.ts';
import { PRIVATE_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../cache-control.ts';
import { hashContent, sendConditionally } from '../conditional-reply.ts';
import { NotReady, TooManyRequests } from '../errors.ts';
import { type Encoding, negotiateEncoding } from '../negotiate-encoding.ts';
import {
  insertPageHead,
  type PageHead,
  type ResolvedPageHead,
  type ResolvePageHead,
  resolvePageSummary,
} from '../page-head.ts';
import { resolveOrigin } from '../resolve-origin.ts';
import { isPrivatePage } from '../security-headers.ts';
import {
  insertCapabilitiesMeta,
  insertCounty,
  insertServicesMeta,
  type PageServices,
} from './page-tags.ts';
import { insertRenderedPage, type RenderPage } from './rendered-page.ts';
import { linkStaffStyle } from './staff-style.ts';
import { getIndexHtmlFile, type SendPage } from './static-site.ts';

interface Page {
  /** Of the page before compression. */
  readonly hash: string;
  readonly brotli: Buffer;
  readonly noindex: boolean;
  readonly isMissing: boolean;
  /** The new path of the page; the other fields are then empty. */
  readonly movedTo?: string;
}

interface RequestedPage {
  readonly url: string;
  readonly origin: string;
  readonly wide: boolean;
}

const HTML = 'text/html; charset=utf-8';
/** A rendered page has about 20 KB. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** A few things on pages change without new figures, such as when a source was last polled. */
const MAX_CACHE_AGE_MS = 5 * 60_000;
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface PageSenderOptions {
  /** The folder of the built web pages. */
  readonly folder: string;
  readonly resolvePageHead: ResolvePageHead;
  /** Changes whenever pages may change; null while there are no figures. */
  readonly version: () => number | null;
  /** Renders pages on the server; without it pages are rendered only by their script. */
  readonly render?: RenderPage | undefined;
  readonly publicUrl: string | undefined;
  /** Returns the capabilities that pages show. */
  readonly offers: () => readonly ServerCapability[];
  /** The county of the site; none for tests of other things. */
  readonly county?: PageCounty | undefined;
  /** Third-party services that pages report usage to. */
  readonly services?: PageServices | undefined;
  readonly log: Log;
}

/**
 * Returns a sender for the HTML of pages: title, description, canonical URL, the picture of a shared link and, where
 * pages are rendered on the server, their text are in it before any script runs. Compressed once, and cached per URL
 * while the figures are the same, for at most five minutes.
 */
export function createPageSender(options: PageSenderOptions): SendPage {
  const { folder, resolvePageHead, version, publicUrl, county, services, log } = options;
  const read = createFileReader();
  const pageCache = new LRUCache<string, Page>({
    maxSize: MAX_CACHE_BYTES,
    ttl: MAX_CACHE_AGE_MS,
    sizeCalculation: ({ brotli }) => brotli.length + 500,
  });

  const resolveHead = async (
    head: PageHead,
    rendered: RenderedPage | null,
  ): Promise<ResolvedPageHead> => {
    const summary = resolvePageSummary(rendered?.head ?? null, head.site);
    const picture = await head.picture?.(rendered && summary).catch((error) => {
      log.error(
        { err: error },
        'the preview image of a page could not be rendered; the page is sent without it',
      );
      return undefined;
    });
    return { head, summary, picture };
  };

  const make = async (
    key: string,
    plain: string,
    { url, origin, wide }: RequestedPage,
    render: RenderPage | undefined,
  ): Promise<Page> => {
    const given = version();
    const offers = options.offers();
    const head = resolvePageHead(url, origin);
    if (head?.movedTo !== undefined)
      return {
        hash: '',
        brotli: Buffer.alloc(0),
        noindex: false,
        isMissing: false,
        movedTo: head.movedTo,
      };
    const rendered =
      (await render?.({
        address: url,
        offers,
        imagesUrl: head?.imagesUrl,
        startPage: head?.startPage,
        wide,
      }).catch((error) => {
        log.error(
          { err: error },
          'a page could not be rendered on the server; it is sent without its text',
        );
        return null;
      })) ?? null;
    const headed = head === null ? plain : insertPageHead(plain, await resolveHead(head, rendered));
    const { language } = parseLocalizedPath(url.split('?')[0] ?? '/');
    const local = county === undefined ? headed : insertCounty(headed, county, language);
    const settled = insertServicesMeta(insertCapabilitiesMeta(local, offers), url, services);
    const withoutBody = linkStaffStyle(settled, url);
    const html = rendered === null ? withoutBody : insertRenderedPage(withoutBody, rendered, wide);
    const page: Page = {
      hash: hashContent(html),
      brotli: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      noindex: head?.noindex ?? false,
      isMissing: head?.isMissing ?? false,
    };
    // pages that are not found are not cached; a failed rendering is retried at the next request
    const isComplete = options.render === undefined || rendered !== null;
    if (isComplete && head !== null && !page.noindex && version() === given)
      pageCache.set(key, page);
    return page;
  };

  return async (request, reply) => {
    // reading 28: a link with a secret is neither rendered nor cached
    const url = anonymizeUrl(request.url);
    const isPrivate = url !== request.url || isPrivatePage(parseLocalizedPath(url).path);
    const origin = resolveOrigin(request, publicUrl);
    const { text, changed } = await read(join(folder, getIndexHtmlFile(url)));
    const { wide, vary } = guessWidth(request);
    const key = `${version()} ${changed} ${wide} ${origin} ${url}`;
    const requested = { url, origin, wide };
    const page =
      pageCache.get(key) ??
      (await request.server
        // another request may have rendered it meanwhile
        .runInQueue(
          'pages',
          request,
          () => pageCache.get(key) ?? make(key, text, requested, options.render),
        )
        .catch((error) => {
          // while the queue is full, the reader gets the page that its script renders
          if (error instanceof NotReady || error instanceof TooManyRequests)
            return make(key, text, requested, undefined);
          throw error;
        }));
    // browsers revalidate each time: another page may get the old URL
    if (page.movedTo !== undefined)
      return reply.header('cache-control', PUBLIC_CACHE_CONTROL).redirect(page.movedTo, 301);
    const accepted = negotiateEncoding(request.headers['accept-encoding']);
    const encoding: Encoding = accepted === 'br' ? 'br' : 'identity';
    if (page.noindex) reply.header('x-robots-tag', 'noindex');
    const described = {
      hash: page.hash,
      encoding,
      contentType: HTML,
      cacheControl: isPrivate ? PRIVATE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL,
      vary,
    };
    const { brotli } = page;
    // a missing page is sent with 404 again instead of 304 (RFC 9110, 13.2.1)
    const conditions = page.isMissing ? { headers: {} } : request;
    if (page.isMissing) reply.code(404);
    return await sendConditionally(conditions, reply, described, () =>
      encoding === 'br' ? brotli : decompress(brotli),
    );
  };
}

/** Set by a cache that divides devices into two, so that it need not store a page for each of their names. */
const DEVICE_HEADER = 'townlight-device';

/**
 * Guesses whether the window is wide from the device's headers. A wrong guess is corrected when the script runs.
 * @returns also the headers that it depends on
 */
function guessWidth({ headers }: FastifyRequest): { wide: boolean; vary: readonly string[] } {
  const device = headers[DEVICE_HEADER];
  if (device === 'wide' || device === 'phone')
    return { wide: device === 'wide', vary: [DEVICE_HEADER] };
  const hint = headers['sec-ch-ua-mobile'];
  const isPhone =
    hint === undefined ? /Mobi|Android|iPhone/.test(headers['user-agent'] ?? '') : hint === '?1';
  return { wide: !isPhone, vary: ['sec-ch-ua-mobile', 'user-agent', DEVICE_HEADER] };
}

/**
 * Returns a function that rereads a file only when it has changed, so a new build needs no restart. The synchronous
 * `stat` takes microseconds, whereas the thread pool would queue it behind compression jobs.
 */
function createFileReader(): (path: string) => Promise<{ changed: number; text: string }> {
  const known = new Map<string, { changed: number; text: string }>();
  return async (path) => {
    const { mtimeMs } = statSync(path);
    const before = known.get(path);
    if (before?.changed === mtimeMs) return before;
    const file = { changed: mtimeMs, text: await readFile(path, 'utf8') };
    known.set(path, file);
    return file;
  };
}
