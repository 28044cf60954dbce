import { localAddress, readLocalAddress } from '@townlight/domain/language';

/** Room for the map, and for the chart with its notes, in pixels. */
const HEIGHTS = { map: 520, chart: 400 };

/** The address under `/embed/` that shows what a page shows, in its language; `null` where a page has none. */
export function embedAddress(page: string): string | null {
  const { origin, pathname, search } = new URL(page);
  const { language, path } = readLocalAddress(pathname);
  const embed = origin + localAddress(language, '/embed');
  if (/^\/map(\/place)?\/?$/.test(path)) return `${embed}/map${search}`;
  const area = /^\/neighborhood\/([^/]+)/.exec(path)?.[1];
  return area === undefined ? null : `${embed}/chart/${area}`;
}

/** The piece of HTML that stands in another page. */
export function embedCode(address: string, title: string): string {
  const height = address.includes('/embed/chart/') ? HEIGHTS.chart : HEIGHTS.map;
  return (
    `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" ` +
    `width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`
  );
}

function inAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
