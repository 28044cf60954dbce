import { COUNTED_PAGE_PATHS } from '@townlight/domain/usage';
import { call, type TellService } from './service.ts';

/** Plausible's events API. Pages are reported by kind: `/neighborhood/:area`. */
export function openPlausible({ url, site }: { url: string; site: string }): TellService {
  return ({ event, page }) =>
    call(
      `${url}/api/event`,
      JSON.stringify({
        name: event === 'page-view' ? 'pageview' : event,
        url: `https://${site}${COUNTED_PAGE_PATHS[page]}`,
        domain: site,
      }),
    );
}
