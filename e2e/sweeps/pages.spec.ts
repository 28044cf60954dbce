import { expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { englishIn, textsOf } from '../web/english-left.ts';
import { test } from '../web/test.ts';
import { collectFaults } from './page-faults.ts';
import { FEATURES, type SitePage, showsSampleNotice } from './site-pages.ts';

// each language at one of the two widths: what is wrong at both is found once
for (const [language, width] of [
  ['en', 390],
  ['es', 1280],
] as const)
  for (const [feature, pages] of FEATURES)
    test(`${feature}: every page is complete and accessible, ${language}, ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults = await collectFaults(page, String(baseURL));
      const titles = new Set<string>();
      for (const one of pages) {
        faults.visiting(one, language);
        await openComplete(page, one, language);
        titles.add(await page.title());
        const check = expect.soft;
        check(await missingFrom(page), one.address).toEqual([]);
        check(await overflow(page), `${one.address}: pixels past the edge`).toBeLessThanOrEqual(0);
        check(await barriersOn(page), one.address).toEqual([]);
        // last: what loads late is there by then
        if (language === 'es' && !one.quotesEnglish)
          check(await englishOn(page), one.address).toEqual([]);
      }
      expect(faults.found).toEqual([]);
      // pages are told apart by their titles; other choices on the same page may share one
      const paths = new Set(
        pages.map(({ address, redirectsTo }) => pathOf(redirectsTo ?? address)),
      );
      expect(titles.size).toBeGreaterThanOrEqual(paths.size);
    });

async function openComplete(page: Page, one: SitePage, language: 'en' | 'es'): Promise<void> {
  const base = language === 'en' ? '' : '/es';
  await page.goto(base + one.address);
  const path = base + pathOf(one.redirectsTo ?? one.address);
  await expect.poll(() => new URL(page.url()).pathname, one.address).toBe(path);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (one.spanish && language === 'es')
    await expect(page.getByText(one.spanish).first()).toBeAttached();
  if (showsSampleNotice(one)) {
    const notice = page.getByText(language === 'en' ? 'Sample data.' : 'Datos de muestra.');
    await expect(notice.filter({ visible: true })).toBeVisible();
  }
}

/** What every page has: one heading, a title and a description. */
async function missingFrom(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')];
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    return [
      headings.length !== 1 && `${headings.length} main headings`,
      !headings[0]?.textContent?.trim() && 'an empty heading',
      !/\S.+ · Townlight$/.test(document.title) && `the title “${document.title}”`,
      !/\S{3}/.test(description ?? '') && 'no description',
    ].filter((fault) => fault !== false);
  });
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function englishOn(page: Page): Promise<string[]> {
  const texts = await textsOf(page);
  // what reads nothing finds nothing
  expect(texts.length).toBeGreaterThan(3);
  return englishIn(texts);
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, '');
}
