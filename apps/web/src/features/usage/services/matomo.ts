import { COUNTED_PAGE_PATHS } from '@townlight/domain/usage';
import { postWithoutReply, type SendUsage } from './service.ts';

/** Matomo's tracking API. Pages are reported by kind; visitors have no id. */
export function openMatomo({ url, site }: { url: string; site: string }): SendUsage {
  return ({ event, page }) => {
    const path = COUNTED_PAGE_PATHS[page];
    postWithoutReply(
      `${url}/matomo.php`,
      new URLSearchParams({
        idsite: site,
        rec: '1',
        apiv: '1',
        send_image: '0',
        url: location.origin + path,
        ...(event === 'page-view'
          ? { action_name: path }
          : { e_c: 'townlight', e_a: event, ca: '1' }),
      }),
    );
  };
}
