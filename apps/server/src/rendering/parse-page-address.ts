import { parseLocalizedPath } from '@townlight/domain/language';
import { splitPath } from '@townlight/domain/pages';
import type { PageAddress } from '../platform/features/feature-pages.ts';

/** @param url path and query as in a request: `/es/neighborhood/hollywood/9/2026` */
export function parsePageAddress(url: string): PageAddress {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const { language, path } = parseLocalizedPath(pathname);
  return { language, steps: splitPath(path), query: new URLSearchParams(search) };
}
