import { parseLocalizedPath } from '@townlight/domain/language';
import { splitPath } from '@townlight/domain/pages';
import { isPubliclyReadable, PUBLIC_CORS_HEADERS } from './cross-origin.ts';

/** The one page that embeds a page of another site in a frame. */
export interface FramedPage {
  /** The path without a language: `/weather`. */
  readonly path: string;
  /** The only other origin that this page may frame, e.g. `https://weather.example.org`. */
  readonly origin: string;
}

const CONTENT_RULES = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "worker-src 'self'",
  // MUI and the map write styles at run time
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "form-action 'self'",
];

/** Other origins that the content security policy allows. */
export interface AllowedOrigins {
  readonly connect: readonly string[];
  readonly scripts: readonly string[];
}

const FRAMED_BY_US = "frame-ancestors 'self'";
const FRAMED_BY_ANYONE = 'frame-ancestors *';
/** Pages made to be embedded in other sites: they contain nothing that clickjacking could exploit. */
const EMBEDDED_PAGES = '/embed/';

/**
 * Returns the headers of every reply as plain data instead of a plugin's hook, so that cached replies carry them at
 * no cost.
 * @param overHttps whether the public URL is https, so that browsers may enforce it
 * @param dataOrigin another origin that pages may read data from
 * @param imagesOrigin another origin that pages may load images from
 * @param services origins of third-party usage services, where configured
 */
export function buildSecurityHeaders(
  overHttps: boolean,
  dataOrigin?: string,
  imagesOrigin?: string,
  services: AllowedOrigins = { connect: [], scripts: [] },
): Readonly<Record<string, string>> {
  const rule = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(' ');
  const scripts = rule("script-src 'self'", ...services.scripts);
  const connect = rule("connect-src 'self'", dataOrigin, ...services.connect);
  const images = rule("img-src 'self' data: blob:", imagesOrigin);
  return Object.freeze({
    'content-security-policy': [...CONTENT_RULES, scripts, images, connect, FRAMED_BY_US].join(
      '; ',
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    // reading 28: links in mails carry secrets
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(overHttps && { 'strict-transport-security': 'max-age=31536000' }),
  });
}

const STAFF_PAGES: ReadonlySet<string> = new Set(['staff', 'bundles', 'bundling']);

/** Returns whether a page gives access to one reader's subscription, or is for staff. @param path as of `isStaffPage` */
export function isPrivatePage(path: string): boolean {
  return firstStep(path) === 'subscription' || isStaffPage(path);
}

/**
 * Returns whether a page is for staff. Decodes the path and ignores case as the browser's router does: `/St%61ff` is
 * `/staff`.
 * @param path without a language; it may have a query
 */
export function isStaffPage(path: string): boolean {
  return STAFF_PAGES.has(firstStep(path));
}

function firstStep(path: string): string {
  const [first = ''] = splitPath(path.split(/[?#]/, 1)[0] ?? '');
  return first.toLowerCase();
}

/** A frame with an opaque origin loads the map's worker from a data URL. */
const WORKERS_OF_FRAMES = [
  ["worker-src 'self'", "worker-src 'self' data:"],
  ["connect-src 'self'", "connect-src 'self' data:"],
] as const;

/**
 * Returns a function that selects headers by URL: pages under `/embed/` may be framed by any site, all others only by
 * this one; public endpoints and files may be read from anywhere; pages of one reader and of staff use no other
 * origin; only `framed` may contain a frame of another site.
 */
export function createHeaderSelector(
  headers: Readonly<Record<string, string>>,
  { closed, framed }: { closed: Readonly<Record<string, string>>; framed?: FramedPage | undefined },
): (url: string, method: string) => Readonly<Record<string, string>> {
  const { 'x-frame-options': _, ...embeddable } = headers;
  const embedded = Object.freeze({
    ...embeddable,
    'content-security-policy': [[FRAMED_BY_US, FRAMED_BY_ANYONE], ...WORKERS_OF_FRAMES].reduce(
      (policy, [here = '', inFrames = '']) => policy.replace(here, inFrames),
      String(embeddable['content-security-policy']),
    ),
  });
  const framing = Object.freeze({
    ...headers,
    'content-security-policy': `${headers['content-security-policy']}; frame-src ${framed?.origin}`,
  });
  const open = Object.freeze({ ...headers, ...PUBLIC_CORS_HEADERS });
  return (url, method) => {
    if (isPubliclyReadable(method, url)) return open;
    const { path } = parseLocalizedPath(url);
    if (isPrivatePage(path)) return closed;
    if (path.startsWith(EMBEDDED_PAGES)) return embedded;
    return framed !== undefined && isPage(path, framed.path) ? framing : headers;
  };
}

/** Returns whether a URL with its query is that of a page: `/weather/?from=map` is `/weather`. */
function isPage(url: string, path: string): boolean {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') === path;
}
