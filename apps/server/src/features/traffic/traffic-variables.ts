import type { TrafficReply } from '@townlight/contract/traffic';
import { z } from 'zod';
import {
  type Environment,
  isLocalhostUrl,
  readVariable,
} from '../../platform/environment-variable.ts';
import { Failure } from '../../platform/failure.ts';
export const TRAFFIC_VARIABLES = {
  TRAFFIC_URL: {
    group: 'site',
    meaning: "the page of another site that `/traffic` shows; the county pack's by default",
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLocalhostUrl(url))
      .optional(),
    allowed:
      'the page of another site that /traffic shows, for instance TRAFFIC_URL=https://traffic.example.org/map; ' +
      "http is for this machine alone; leave it unset for the county pack's",
  },
  TRAFFIC_EMBED: {
    group: 'site',
    meaning: '`click` loads that page when a reader asks for it, instead of at once',
    schema: z.enum(['click', 'auto']).default('auto'),
    allowed:
      'auto (the other site loads with the page) or click (nothing loads from it until a reader asks for it)',
  },
} as const;

/**
 * Reads the embedded page and when it loads.
 * @param site.publicUrl the address of this site
 * @param site.countyUrl the page that is embedded by default
 * @throws Failure for a page of this site: a frame of the same origin could escape its sandbox
 */
export function readTrafficVariables(
  environment: Environment,
  site: { readonly publicUrl: string | undefined; readonly countyUrl: string | undefined },
): TrafficReply {
  const { TRAFFIC_URL, TRAFFIC_EMBED } = TRAFFIC_VARIABLES;
  const url = readVariable(environment, 'TRAFFIC_URL', TRAFFIC_URL);
  if (site.publicUrl && url && new URL(url).origin === new URL(site.publicUrl).origin) {
    throw new Failure(
      `TRAFFIC_URL: "${url}" is an address of this site; set ${TRAFFIC_URL.allowed}`,
    );
  }
  return {
    url: url ?? site.countyUrl ?? null,
    embed: readVariable(environment, 'TRAFFIC_EMBED', TRAFFIC_EMBED),
  };
}
