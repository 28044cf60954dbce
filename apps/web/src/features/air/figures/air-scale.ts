import type { AqiScale } from '@townlight/domain/air';

/** The scales that a page offers: the site's, and EPA's current one with NowCast. */
export const PAGE_SCALES = ['site', 'epa-2024'] as const satisfies readonly AqiScale[];
export type PageScale = (typeof PAGE_SCALES)[number];

/** Query parameter of the scale; omitted for the site's scale. */
export const SCALE_PARAM = 'scale';

/** Parses `?scale=epa-2024`; any other value is the site's scale. */
export function parseScaleParam(query: URLSearchParams): PageScale {
  return PAGE_SCALES.find((scale) => scale === query.get(SCALE_PARAM)) ?? 'site';
}

/** Returns the query parameter of a scale; `null` where it is omitted. */
export function formatScaleParam(scale: PageScale): string | null {
  return scale === 'site' ? null : scale;
}
