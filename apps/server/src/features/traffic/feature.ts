import type { TrafficReply } from '@townlight/contract/traffic';
import { pagePath } from '@townlight/domain/pages';
import type { Feature } from '../../platform/features/feature.ts';

export interface TrafficOptions {
  /** Address of the page on the other site. */
  readonly url: string;
  readonly embed: TrafficReply['embed'];
}

/** Creates the traffic feature: a page of another site in a frame. It has no figures and stores nothing. */
export function trafficFeature({ url, embed }: TrafficOptions): Feature {
  return {
    name: 'traffic',
    async serve() {
      const { registerTrafficRoutes } = await import('./routes.ts');
      const { trafficPages } = await import('./traffic-pages.ts');
      return {
        routes: (app) => registerTrafficRoutes(app, { url, embed }),
        pages: trafficPages,
        framed: { path: pagePath({ kind: 'traffic' }), origin: new URL(url).origin },
      };
    },
  };
}
