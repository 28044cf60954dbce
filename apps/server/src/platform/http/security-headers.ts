import { readLocalAddress } from '@townlight/domain/language';

const CONTENT_RULES = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "worker-src 'self'",
  // MUI and the map write styles at run time
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "form-action 'self'",
];
const FRAMED_BY_US = "frame-ancestors 'self'";
const FRAMED_BY_ANYONE = 'frame-ancestors *';
/** Pages made to stand in other sites: they hold nothing that a reader could be tricked into pressing. */
const EMBEDDED_PAGES = '/embed/';

/**
 * Headers of every reply. Kept as plain data instead of a plugin's hook, so that cached replies carry them at no cost.
 * @param overHttps the site's public address is https: browsers may insist on it
 * @param dataOrigin the one other origin that pages may read data of, where there is one
 * @param imagesOrigin the one other origin that pages may show pictures of, where there is one
 */
export function securityHeaders(
  overHttps: boolean,
  dataOrigin?: string,
  imagesOrigin?: string,
): Readonly<Record<string, string>> {
  const connect = ["connect-src 'self'", ...(dataOrigin ? [dataOrigin] : [])].join(' ');
  const images = ["img-src 'self' data: blob:", ...(imagesOrigin ? [imagesOrigin] : [])].join(' ');
  return Object.freeze({
    'content-security-policy': [...CONTENT_RULES, images, connect, FRAMED_BY_US].join('; '),
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

/** Mails and the previews of other sites show them. */
const PICTURES = '/images/';

/**
 * The headers by address: pages under `/embed/` may stand in a frame of any site, all else in none but ours; pictures may
 * be shown anywhere.
 */
export function headersByAddress(
  headers: Readonly<Record<string, string>>,
): (url: string) => Readonly<Record<string, string>> {
  const { 'x-frame-options': _, ...others } = headers;
  const embedded = Object.freeze({
    ...others,
    'content-security-policy': String(others['content-security-policy']).replace(
      FRAMED_BY_US,
      FRAMED_BY_ANYONE,
    ),
  });
  const shown = Object.freeze({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
  return (url) => {
    if (url.startsWith(PICTURES)) return shown;
    return readLocalAddress(url).path.startsWith(EMBEDDED_PAGES) ? embedded : headers;
  };
}
