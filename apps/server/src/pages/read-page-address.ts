import { readLocalAddress } from '@townlight/domain/language';
import type { PageAddress } from '../platform/parts/part-pages.ts';

/** @param url path and query as in a request: `/es/neighborhood/hollywood/9/2026` */
export function readPageAddress(url: string): PageAddress {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const { language, path } = readLocalAddress(pathname);
  const steps = path.split('/').filter(Boolean).map(decoded);
  return { language, steps, query: new URLSearchParams(search) };
}

/** An address that is not well encoded names nothing that there is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '\ufffd';
  }
}
