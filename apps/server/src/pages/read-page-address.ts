import { readLocalAddress } from '@townlight/domain/language';
import { pageSteps } from '@townlight/domain/pages';
import type { PageAddress } from '../platform/parts/part-pages.ts';

/** @param url path and query as in a request: `/es/neighborhood/hollywood/9/2026` */
export function readPageAddress(url: string): PageAddress {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const { language, path } = readLocalAddress(pathname);
  return { language, steps: pageSteps(path), query: new URLSearchParams(search) };
}
