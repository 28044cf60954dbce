import { COUNTED_PAGE_PATHS } from '@townlight/domain/usage';
import { postWithoutReply, type SendUsage } from './service.ts';

/** Plausible's events API. Pages are reported by kind: `/neighborhood/:area`. */
export function openPlausible({ url, site }: { url: string; site: string }): SendUsage {
  return ({ event, page }) =>
    postWithoutReply(
      `${url}/api/event`,
      JSON.stringify({
        name: event === 'page-view' ? 'pageview' : event,
        url: `https://${site}${COUNTED_PAGE_PATHS[page]}`,
        domain: site,
      }),
    );
}
