import { readLocalAddress } from '@townlight/domain/language';
import { isOpenToRead, OPEN_TO_READ } from './cross-origin.ts';
import type { FramedPage } from './framed-page.ts';

const CONTENT_RULES = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "worker-src 'self'",
  // MUI and the map write styles at run time
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "form-action 'self'",
];

/** Origins besides ours. */
export interface OpenedTo {
  readonly connect: readonly string[];
  readonly scripts: readonly string[];
}

const FRAMED_BY_US = "frame-ancestors 'self'";
const FRAMED_BY_ANYONE = 'frame-ancestors *';
/** Pages made to stand in other sites: they hold nothing that a reader could be tricked into pressing. */
const EMBEDDED_PAGES = '/embed/';

/**
 * Headers of every reply. Kept as plain data instead of a plugin's hook, so that cached replies carry them at no cost.
 * @param overHttps the site's public address is https: browsers may insist on it
 * @param dataOrigin the one other origin that pages may read data of, where there is one
 * @param imagesOrigin the one other origin that pages may show pictures of, where there is one
 * @param services what pages may tell of how they are used, where the installation says so
 */
export function securityHeaders(
  overHttps: boolean,
  dataOrigin?: string,
  imagesOrigin?: string,
  services: OpenedTo = { connect: [], scripts: [] },
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

/** Pages that hold what opens one reader's subscription, and those of staff. @param path without a language */
export function isClosed(path: string): boolean {
  return /^\/(subscription|staff|bundles|bundling)(?![^/?#])/.test(path);
}

/** A frame without an origin of its own has the map's worker from an address that holds its script. */
const WORKERS_OF_FRAMES = [
  ["worker-src 'self'", "worker-src 'self' data:"],
  ["connect-src 'self'", "connect-src 'self' data:"],
] as const;

/**
 * The headers by address: pages under `/embed/` may stand in a frame of any site, all else in none but ours; public calls
 * and files may be read and shown anywhere; pages of one reader and of staff are open to no other site; `framed` alone may
 * hold a frame of one.
 */
export function headersByAddress(
  headers: Readonly<Record<string, string>>,
  { closed, framed }: { closed: Readonly<Record<string, string>>; framed?: FramedPage | undefined },
): (url: string, method: string) => Readonly<Record<string, string>> {
  const { 'x-frame-options': _, ...others } = headers;
  const embedded = Object.freeze({
    ...others,
    'content-security-policy': [[FRAMED_BY_US, FRAMED_BY_ANYONE], ...WORKERS_OF_FRAMES].reduce(
      (policy, [here = '', inFrames = '']) => policy.replace(here, inFrames),
      String(others['content-security-policy']),
    ),
  });
  const framing = Object.freeze({
    ...headers,
    'content-security-policy': `${headers['content-security-policy']}; frame-src ${framed?.origin}`,
  });
  const open = Object.freeze({ ...headers, ...OPEN_TO_READ });
  return (url, method) => {
    if (isOpenToRead(method, url)) return open;
    const { path } = readLocalAddress(url);
    if (isClosed(path)) return closed;
    if (path.startsWith(EMBEDDED_PAGES)) return embedded;
    return framed !== undefined && isPage(path, framed.path) ? framing : headers;
  };
}

/** Whether an address with its query is that of a page: `/traffic/?from=map` is `/traffic`. */
function isPage(url: string, path: string): boolean {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') === path;
}
