import type { Page } from '@playwright/test';

type Size = readonly [width: number, height: number];

/** Windows from large to small; 320 × 256 is 1280 × 1024 at 400% zoom. */
export const SIZES: readonly Size[] = [
  [1920, 800],
  [1239, 800],
  [1024, 768],
  [960, 800],
  [600, 800],
  [320, 256],
];

/** @returns the horizontal overflow of the page in windows of these sizes: `19 px past the edge at 320 px` */
export async function findOverflows(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (past > 0) found.push(`${past} px past the edge at ${width} px`);
  }
  return found;
}

/** @returns the placeholders that are cut off in their fields: `“Enter your email” is 12 px too long` */
export async function findCutPlaceholders(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('input')].flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const width =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const canvas = document.createElement('canvas').getContext('2d');
      if (field.placeholder === '' || field.clientWidth === 0 || canvas === null) return [];
      canvas.font = font;
      const past = Math.ceil(canvas.measureText(field.placeholder).width - width);
      return past > 0 ? [`“${field.placeholder}” is ${past} px too long`] : [];
    }),
  );
}
