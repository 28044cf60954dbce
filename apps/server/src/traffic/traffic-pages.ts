import { pagePath, readPage } from '@townlight/domain/pages';
import type { PartPages } from '../platform/parts/part-pages.ts';

/** What is true of the county that the traffic is of. */
export interface TrafficPagesCounty {
  readonly county: string;
  /** What Spanish readers call it. */
  readonly spanishCounty: string;
}

/** What the first HTML and the sitemap say of the traffic map. @param url of the page it shows */
export function trafficPages(
  { county, spanishCounty }: TrafficPagesCounty,
  url: string,
): PartPages {
  const { host } = new URL(url);
  // titles are those that the page itself will set (the catalogs of `apps/web`)
  const words = {
    en: {
      title: 'Traffic Map',
      description: `Traffic in ${county} right now, on a map from ${host}.`,
    },
    es: {
      title: 'Mapa del tráfico',
      description: `El tráfico en el ${spanishCounty} en este momento, en un mapa de ${host}.`,
    },
  };
  const path = pagePath({ kind: 'traffic' });
  return {
    tell: ({ steps, query, language }) =>
      readPage(steps, query)?.kind === 'traffic' ? { ...words[language], path } : null,
    sitemap: () => ({ paths: [path] }),
  };
}
