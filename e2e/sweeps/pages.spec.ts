import { expect, type Page } from '@playwright/test';
import { isLongRun } from '../../apps/server/src/platform/testing/run-length.ts';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { test } from '../web/test.ts';
import { findEnglish, readTextsOnPage } from '../web/untranslated-english.ts';
import { findCutPlaceholders, findOverflows, SIZES } from './overflows.ts';
import { collectFaults } from './page-faults.ts';
import { FEATURES, type SitePage, showsSampleNotice } from './site-pages.ts';

const HEIGHT = 844;
const SMALL_PHONE = 360;

// each language at one of the two widths and in one color scheme, so that faults of both are found once
const VISITS = [
  ['en', 390, ['light']],
  ['es', 1280, ['dark']],
] as const;
const FULL_VISITS = [
  ['en', 1280, ['light', 'dark']],
  ['es', 390, ['light', 'dark']],
] as const;

for (const [language, width, schemes] of isLongRun ? [...VISITS, ...FULL_VISITS] : VISITS)
  for (const [feature, pages] of FEATURES)
    test(`${feature}: every page is complete and accessible, ${language}, ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: schemes[0] });
      const faults = await collectFaults(page, String(baseURL));
      const titles = new Set<string>();
      for (const one of pages) {
        faults.visiting(one, language);
        await openComplete(page, one, language);
        titles.add(await page.title());
        const check = expect.soft;
        check(await missingFrom(page), one.address).toEqual([]);
        check(await findAccessibilityViolations(page, undefined, schemes), one.address).toEqual([]);
        // lazy content has loaded by then
        if (language === 'es' && !one.quotesEnglish)
          check(await faultyTextsOn(page), one.address).toEqual([]);
        // Spanish, whose texts are longer, at every width: a phone may get what was rendered for a desktop
        const sizes = language === 'es' ? SIZES : [];
        const past = await findOverflows(page, [[width, HEIGHT], ...sizes]);
        check(past, one.address).toEqual([]);
        await page.setViewportSize({ width: SMALL_PHONE, height: HEIGHT });
        check(await findCutPlaceholders(page), one.address).toEqual([]);
        await page.setViewportSize({ width, height: HEIGHT });
        check(await findCutPlaceholders(page), one.address).toEqual([]);
      }
      expect(faults.found).toEqual([]);
      // pages are distinguished by their titles; other choices on the same page may share one
      const paths = new Set(
        pages.map(({ address, redirectsTo }) => pathOf(redirectsTo ?? address)),
      );
      expect(titles.size).toBeGreaterThanOrEqual(paths.size);
    });

test('a page that is too wide is found', async ({ page }) => {
  await page.setContent('<div style="width: 700px">Hollywood</div>');
  expect(await findOverflows(page, SIZES)).toEqual([
    '108 px past the edge at 600 px',
    '388 px past the edge at 320 px',
  ]);
});

test('a placeholder that is cut off is found, one that fits is not', async ({ page }) => {
  await page.setContent(
    '<input style="width: 60px" placeholder="choose your neighborhood"><input style="width: 400px" placeholder="Enter your email">',
  );
  expect(await findCutPlaceholders(page)).toEqual([
    expect.stringMatching(/^“choose your neighborhood” is \d+ px too long$/),
  ]);
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

/** Checks what every page must have: one heading, a title and a description. */
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

/** Returns English texts, and sentences that end with an abbreviation and another point: `1 p. m..` */
async function faultyTextsOn(page: Page): Promise<string[]> {
  const texts = await readTextsOnPage(page);
  // guards against a check that read no text at all
  expect(texts.length).toBeGreaterThan(3);
  return [...findEnglish(texts), ...texts.filter((text) => /[ap]\.\s?m\.\./.test(text))];
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, '');
}
