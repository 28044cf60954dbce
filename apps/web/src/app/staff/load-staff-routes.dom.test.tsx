import { afterEach, expect, test } from 'vitest';
import { loadStaffRoutes } from './load-staff-routes.ts';
import { StaffRoutes } from './StaffRoutes.tsx';

afterEach(() => {
  document.head.innerHTML = '';
});

/** The head of a page: jsdom loads no style sheets. */
function showHead(rel: string): HTMLLinkElement {
  document.head.innerHTML = `<link rel="${rel}" href="/assets/staff-1.css">`;
  return document.head.querySelector('link') as HTMLLinkElement;
}

test.each(['load', 'error'])(
  'after a public page the staff pages wait for their style sheet, until its %s',
  async (event) => {
    const link = showHead('townlight-staff-style');
    let isLoaded = false;
    const loading = loadStaffRoutes().then((loaded) => {
      isLoaded = true;
      return loaded;
    });
    await Promise.resolve();
    expect(link.rel).toBe('stylesheet');
    expect(isLoaded).toBe(false);
    link.dispatchEvent(new Event(event));
    expect(await loading).toBe(StaffRoutes);
  },
);

test('a page that the server sent for staff has it, and waits for nothing', async () => {
  showHead('stylesheet');
  expect(await loadStaffRoutes()).toBe(StaffRoutes);
});
