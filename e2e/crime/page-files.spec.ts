import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function save(page: Page, item: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await choose(page, item);
  return download;
}

const sizeOfPng = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)];

test('the summary of a page is copied with its source, and its picture and chart are saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/crime/burglary?in=hollywood&history=yearly');
  await choose(page, 'Copy Summary and Source');
  await expect(page.getByText('Summary and source copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // of the months on the page; the description for search engines is of one month
  expect(copied).toMatch(
    /^Sample data: the figures are invented\. .+ reports? of Burglary in the 12 months through October 2026, \d+ in the 12 months before\.\n\n/,
  );
  expect(copied).toContain('Townlight, “Reports of Burglary in Hollywood, ');
  expect(copied).toMatch(
    /\.” Read \w+ \d+, \d{4}: http:\S+\/crime\/burglary\?in=hollywood&history=yearly$/,
  );

  const picture = await save(page, 'Save Picture');
  expect(picture.suggestedFilename()).toMatch(/^reports-of-burglary-in-hollywood-.+\.png$/);
  expect(sizeOfPng(await readFile(await picture.path()))).toEqual([1200, 630]);

  const drawing = await save(page, 'Save Chart (SVG)');
  expect(drawing.suggestedFilename()).toMatch(/^reports-of-burglary-.+-chart\.svg$/);
  const svg = await readFile(await drawing.path(), 'utf8');
  // its styles and its font are in the file
  expect(svg).not.toMatch(/class=|style=|color-mix|color\(|var\(/);
  expect(svg).toContain('url(data:font/woff2;base64,');
  expect(svg).toContain('Reports of Burglary in Hollywood, ');
  // for documents: in the light scheme, whatever the reader's is
  expect(svg).toMatch(/<rect fill="rgb\(247, 245, 241\)" width/);
  expect(svg).not.toContain('rgb(232, 237, 240)');
  expect(svg).toContain('Sample data: the figures are invented.');

  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const image = await readFile(await (await save(page, 'Save Chart (PNG)')).path());
  expect(sizeOfPng(image)).toEqual([Number(width) * 3, Number(height) * 3]);
  // not blank
  expect(image.length).toBeGreaterThan(10_000);

  // the names of its lines are HTML over the drawing
  await page.goto('/compare?areas=hollywood,venice');
  const compared = await readFile(await (await save(page, 'Save Chart (SVG)')).path(), 'utf8');
  expect(compared).toMatch(/<text [^>]*>Hollywood<\/text>/);
  expect(compared).toMatch(/<text [^>]*>Venice<\/text>/);
});

test('what cannot be read is reported, and the page stays', async ({ page, context }) => {
  await page.goto('/neighborhood/venice');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Save Picture' })).toBeVisible();
  await context.route('**/neighborhood/venice', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('menuitem', { name: 'Save Picture' }).click();
  await expect(page.getByText('The picture could not be saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Venice', exact: true })).toBeVisible();
});
