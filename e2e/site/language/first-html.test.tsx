import { expect, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';

test.each([
  ['/map', 'en'],
  ['/es/map', 'es'],
  ['/neighborhood/venice', 'en'],
  ['/es/neighborhood/venice', 'es'],
  ['/about/method', 'en'],
  ['/es/about/method', 'es'],
  ['/embed/map', 'en'],
  ['/es/embed/map', 'es'],
] as const)(
  'the first HTML names its language and preloads its texts alone: %s',
  async (address, language) => {
    const { html, page } = await fetchFirstHtml(address);
    expect(html).toContain(`<html lang="${language}"`);
    const catalogs = [...page.querySelectorAll('link[href], script[src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .flatMap((path) => /\/assets\/([\w-]+)\.(en|es)-[^/]+\.js$/.exec(path)?.slice(1) ?? []);
    expect(catalogs).toContain('site');
    expect(catalogs).toContain(language);
    expect(catalogs).not.toContain(language === 'en' ? 'es' : 'en');
  },
);
