import { PAGE_PATHS } from '@townlight/domain/pages';
import type { Environment } from '../../platform/environment-variable.ts';
import type { Feature } from '../../platform/features/feature.ts';
import { readTrafficVariables, TRAFFIC_VARIABLES } from './traffic-variables.ts';

export interface TrafficOptions {
  /** The page of another site that the county pack names. */
  readonly countyUrl: string | undefined;
  /** The address of this site. */
  readonly publicUrl: string | undefined;
  readonly environment: Environment;
}

/** Creates the traffic feature: a page of another site in a frame. It has no figures and stores nothing. */
export function trafficFeature({ environment, ...site }: TrafficOptions): Feature {
  const reply = readTrafficVariables(environment, site);
  return {
    name: 'traffic',
    isAbsent: reply.url === null,
    variables: TRAFFIC_VARIABLES,
    async serve() {
      const { createTrafficPages, registerTrafficRoutes } = await import('./routes.ts');
      return {
        routes: (app) => registerTrafficRoutes(app, reply),
        pages: createTrafficPages(reply),
        ...(reply.url !== null && {
          framed: { path: PAGE_PATHS.traffic, origin: new URL(reply.url).origin },
        }),
      };
    },
  };
}
