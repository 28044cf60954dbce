import { newsFeedPaths, pagePath, parsePage } from '@townlight/domain/pages';
import type { FeaturePages } from '../../../platform/features/feature-pages.ts';
import { SUBSCRIPTION_MESSAGES } from '../messages/index.ts';

const SUBSCRIBE = pagePath({ kind: 'subscribe' });

/** Only the sign-up page is listed in the sitemap and has metadata; the pages of one subscriber have none. */
export const subscriptionPages: FeaturePages = {
  describePage: ({ language, steps, query }) =>
    parsePage(steps, query)?.kind === 'subscribe'
      ? {
          path: SUBSCRIBE,
          // The feed is an alternative for readers who prefer not to give an address.
          feeds: [
            {
              title: SUBSCRIPTION_MESSAGES[language].text('feed.title'),
              ...newsFeedPaths({ language }),
            },
          ],
        }
      : null,
  sitemap: () => ({ paths: [SUBSCRIBE] }),
};
