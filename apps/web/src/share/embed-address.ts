import { localizePath, parseLocalizedPath } from '@townlight/domain/language';
import { type Page, pagePath, parsePage, splitPath } from '@townlight/domain/pages';

/** The heights of the map, and of the chart with its notes, in pixels. */
const HEIGHTS = { map: 520, chart: 400 };

/** Returns the address under `/embed/` that corresponds to a page, in its language; `null` where there is none. */
export function embedAddress(page: string): string | null {
  const { origin, pathname, search } = new URL(page);
  const { language, path } = parseLocalizedPath(pathname);
  const steps = splitPath(path);
  const shown = steps.length === 0 ? null : parsePage(steps, new URLSearchParams(search));
  const inLanguage = (embedded: Page) => origin + localizePath(language, pagePath(embedded));
  if (shown?.kind === 'map') return inLanguage({ kind: 'embed-map' }) + search;
  if (shown?.kind === 'air-map') return inLanguage({ kind: 'embed-air-map' }) + search;
  if (shown?.kind === 'coronavirus') return inLanguage({ kind: 'embed-coronavirus' }) + search;
  if (shown?.kind !== 'neighborhood' && shown?.kind !== 'crime') return null;
  if (shown.area === null) return null;
  const chart = inLanguage({ kind: 'embed-chart', area: shown.area });
  return shown.kind === 'crime' && shown.crime !== null
    ? `${chart}?${new URLSearchParams({ crime: shown.crime })}`
    : chart;
}

/** Returns the HTML snippet for embedding in another page. */
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
