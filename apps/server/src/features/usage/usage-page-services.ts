import { USAGE_META, type UsageServices } from '@townlight/contract/usage';
import type { PageServices } from '../../platform/http/site/page-tags.ts';

/** The origins of Google Analytics' script and of the requests that the script sends. */
const GOOGLE = {
  scripts: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/**
 * Returns the settings of the analytics services for the pages and the origins that the CSP must permit; undefined if
 * no service is configured.
 */
export function usagePageServices(services: UsageServices): PageServices | undefined {
  const { plausible, matomo, google } = services;
  if (!plausible && !matomo && !google) return undefined;
  // Plausible and Matomo receive events by requests of our script, so their scripts are not permitted.
  const called = [plausible, matomo].flatMap((service) =>
    service ? [new URL(service.url).origin] : [],
  );
  return {
    meta: { name: USAGE_META, content: JSON.stringify(services) },
    allowedOrigins: {
      connect: [...called, ...(google ? GOOGLE.connect : [])],
      scripts: google ? GOOGLE.scripts : [],
    },
  };
}
