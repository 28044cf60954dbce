import type { AqiScale } from '@townlight/domain/air';

/** The scales between which a page switches: the site's own, and EPA's in force with NowCast. */
export const PAGE_SCALES = ['site', 'epa-2024'] as const satisfies readonly AqiScale[];
export type PageScale = (typeof PAGE_SCALES)[number];

/** The name of the scale in an address; the site's own is not written. */
export const SCALE_QUERY = 'scale';

/** `?scale=epa-2024`; whatever names no scale of the page is the site's own. */
export function readScale(query: URLSearchParams): PageScale {
  return PAGE_SCALES.find((scale) => scale === query.get(SCALE_QUERY)) ?? 'site';
}

/** What stands in the address for a scale; `null` where nothing does. */
export function scaleInAddress(scale: PageScale): string | null {
  return scale === 'site' ? null : scale;
}
