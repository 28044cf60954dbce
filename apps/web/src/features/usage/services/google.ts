import { COUNTED_PAGE_PATHS } from '@townlight/domain/usage';
import type { SendUsage } from './service.ts';

/** Google Analytics, by its own script. It may store nothing, and receives pages by kind only. */
export function openGoogleAnalytics({ id }: { id: string }): SendUsage {
  const queue: unknown[] = [];
  Object.assign(window, { dataLayer: queue });
  // the script requires an `arguments` object, not an array
  function gtag(..._given: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the script knows a call by its `arguments`
    queue.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    page_location: location.origin,
    page_referrer: '',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return ({ event, page }) => {
    const path = COUNTED_PAGE_PATHS[page];
    gtag('event', event.replaceAll('-', '_'), {
      page_location: location.origin + path,
      page_title: path,
      page_referrer: '',
    });
  };
}
