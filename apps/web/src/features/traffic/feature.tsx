import { PAGE_PATHS } from '@townlight/domain/pages';
import { lazyImport } from '../../http/lazy-imports.ts';
import { Text } from '../../i18n/Text.tsx';
import type { Feature } from '../../page/feature.ts';
import { trafficCatalog } from './messages/catalogs.ts';

export const trafficFeature: Feature = {
  name: 'traffic',
  routes: [
    {
      paths: [PAGE_PATHS.traffic],
      importPage: lazyImport(
        'traffic',
        async () => (await import('./TrafficPage.tsx')).TrafficPage,
      ),
      catalogs: [trafficCatalog],
    },
  ],
  links: [{ group: 'tools', position: 2, to: PAGE_PATHS.traffic, text: 'nav.traffic' }],
  pageNames: { traffic: 'nav.traffic' },
  strip: {
    Component: ({ plain }) => (
      <p className={plain}>
        <span>
          <Text id="notice.traffic" />
        </span>
      </p>
    ),
  },
  framedPage: 'traffic',
};
