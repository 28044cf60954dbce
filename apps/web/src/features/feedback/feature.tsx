import { PAGE_PATHS } from '@townlight/domain/pages';
import { lazyImport } from '../../http/lazy-imports.ts';
import type { Feature } from '../../page/feature.ts';
import { feedbackCatalog } from './messages/catalogs.ts';

export const feedbackFeature: Feature = {
  name: 'feedback',
  routes: [
    {
      paths: [PAGE_PATHS.feedback],
      importPage: lazyImport(
        'feedback form',
        async () => (await import('./FeedbackPage.tsx')).FeedbackPage,
      ),
      catalogs: [feedbackCatalog],
    },
  ],
  pageNames: { feedback: 'usage.name.feedback' },
};
