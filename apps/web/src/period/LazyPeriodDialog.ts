import { lazyComponent } from '../http/lazy-imports.ts';

/** The dialog to choose months; one lazy component for all pages that open it. */
export const LazyPeriodDialog = lazyComponent(
  'period dialog',
  async () => (await import('./PeriodDialog.tsx')).PeriodDialog,
);
