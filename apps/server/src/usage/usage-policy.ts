import { USAGE_META, type UsageServices } from '@townlight/contract/usage';
import type { PageServices } from '../platform/http/site/page-services.ts';

/** Google Analytics is a script of its own, and what that script calls. */
const GOOGLE = {
  scripts: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** What pages are told of the services, and which origins they may reach for them; undefined where there are none. */
export function usagePolicy(services: UsageServices): PageServices | undefined {
  const { plausible, matomo, google } = services;
  if (!plausible && !matomo && !google) return undefined;
  // those two take events by their own calls: none of their script is let in
  const called = [plausible, matomo].flatMap((service) =>
    service ? [new URL(service.url).origin] : [],
  );
  return {
    meta: { name: USAGE_META, content: JSON.stringify(services) },
    openedTo: {
      connect: [...called, ...(google ? GOOGLE.connect : [])],
      scripts: google ? GOOGLE.scripts : [],
    },
  };
}
