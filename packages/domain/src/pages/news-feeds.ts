import { DEFAULT_LANGUAGE, type Language } from '../language/index.ts';
import type { AreaId } from '../places/index.ts';

/** Returns the paths of the news feeds, of the county or a neighborhood. */
export function newsFeedPaths({
  area,
  language,
}: {
  readonly area?: AreaId | null | undefined;
  readonly language: Language;
}): { readonly atom: string; readonly json: string } {
  const query = new URLSearchParams();
  if (area) query.set('area', area);
  if (language !== DEFAULT_LANGUAGE) query.set('language', language);
  const end = query.size === 0 ? '' : `?${query}`;
  return { atom: `/news.atom${end}`, json: `/news.json${end}` };
}
