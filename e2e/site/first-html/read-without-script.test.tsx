import { describe, expect, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { PHONE_HEADERS } from '../testing/screen-size.ts';
import { textOf } from '../testing/visible-text.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

describe.each([
  ['a phone', PHONE_HEADERS],
  ['a desktop', {}],
])('on %s without script', (_, headers) => {
  test.each(PUBLIC_PAGES)(
    '$path contains its heading and its figures',
    async ({ path, heading, figures }) => {
      const { status, page } = await fetchFirstHtml(path, headers);
      expect(status).toBe(200);
      const headings = page.querySelectorAll('h1');
      expect(headings).toHaveLength(1);
      expect(textOf(headings[0])).toMatch(heading);
      const text = textOf(page.getElementById('root'));
      for (const figure of figures) expect(text).toMatch(figure);
      expect(page.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
    },
  );
});

test('news and an entry are complete without script', async () => {
  const list = await fetchFirstHtml('/es/news?area=venice', PHONE_HEADERS);
  expect(textOf(list.page.querySelector('h1'))).toBe('Noticias de Venice');
  const entry = [...list.page.querySelectorAll('main a')].find((link) =>
    /^El aire en Venice/.test(textOf(link)),
  );
  const { page } = await fetchFirstHtml(entry?.getAttribute('href') ?? '', PHONE_HEADERS);
  expect(textOf(page.querySelector('h1'))).toMatch(/^El aire en Venice en \w+ de \d{4}$/);
  expect(textOf(page.querySelector('main'))).toContain('µg/m³ de PM2.5');
});
