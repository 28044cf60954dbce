import { afterEach, describe, expect, test, vi } from 'vitest';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

describe.each([390, 1280])('at %d px', (width) => {
  test.each(PUBLIC_PAGES)(
    '$path is hydrated as the server rendered it',
    async ({ path, heading }) => {
      await openHydratedPage(path, { width });
      expect(document.querySelector('h1')?.textContent).toMatch(heading);
    },
  );
});

describe('the page of a neighborhood', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  test.each([0, 10])(
    'requests nothing that its first HTML contains, rendered %d minutes ago',
    async (minutes) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      const { transport } = await openHydratedPage('/neighborhood/hollywood');
      const contained = /crimes|monthly|names|status|ranks|agencies/;
      const paths = transport.requests.map(({ path }) => path.replace(/\?.*/, ''));
      expect(paths.filter((path) => contained.test(path))).toEqual([]);
    },
  );
});
