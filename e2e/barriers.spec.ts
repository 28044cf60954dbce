import { expect } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { test } from './web/test.ts';

test('what is too faint in the dark alone is found', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Faint</title><main><h1>Hollywood</h1></main>
    <style>
      h1 { color: #000; transition: color 0.2s; }
      @media (prefers-color-scheme: dark) { h1 { color: #ddd; } }
    </style></html>`);
  const found = await barriersOn(page);
  expect(found.map((barrier) => barrier.split(':')[0])).toEqual(['dark, color-contrast']);
});
