import { expect, inject, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';

const fetchSheets = async (address: string) => {
  const { page } = await fetchFirstHtml(address);
  const links = page.head.querySelectorAll<HTMLLinkElement>(
    ':not(noscript) > link[rel=stylesheet]',
  );
  const paths = [...links].map((link) => link.getAttribute('href') ?? '');
  return Promise.all(
    paths.map(async (path) => (await fetch(`${inject('siteUrl')}${path}`)).text()),
  );
};

/** The files of a text's classes by their hashes: `_bar_1f0a`. */
const filesIn = (text: string) =>
  new Set([...text.matchAll(/[. "]_[\w-]+_([0-9a-f]{4})(?![\w-])/g)].map(([, hash]) => hash));

test('a staff page has the style sheet of the staff pages in its first HTML; the one of all pages has none of it', async () => {
  const [all = '', ...more] = await fetchSheets('/about/data');
  expect(more).toEqual([]);
  const [first, staff = '', ...others] = await fetchSheets('/es/staff');
  expect(first).toBe(all);
  expect(others).toEqual([]);
  expect(filesIn(staff).size).toBeGreaterThan(8);
  const publicFiles = filesIn(all);
  expect([...filesIn(staff)].filter((file) => publicFiles.has(file))).toEqual([]);
  const { page } = await fetchFirstHtml('/es/staff');
  const bar = page.querySelector('header')?.className ?? 'no bar';
  expect(staff).toContain(`.${bar}{`);
});
