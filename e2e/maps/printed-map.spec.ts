import { expect } from '@playwright/test';
import { openMap } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

test('on paper the map is a picture, and the report is complete and has its address', async ({
  page,
}) => {
  await openMap(page, '/coronavirus?area=venice');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/^Printed on \w+ \d+, \d{4} from http.*\/coronavirus\?area=venice$/),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  // collapsed sections are expanded in print
  await expect(page.getByText('Home tests that nobody reported are not included.')).toBeVisible();
  const paper = await page.evaluate(() => {
    const report = document.getElementById('report') as HTMLElement;
    const picture = document.querySelector<HTMLCanvasElement>(
      'canvas:not(.maplibregl-canvas)',
    ) as HTMLCanvasElement;
    const context = picture.getContext('2d') as CanvasRenderingContext2D;
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    return {
      cut: report.scrollHeight - report.clientHeight,
      colors: new Set(new Uint32Array(data.buffer)).size,
      width: picture.getBoundingClientRect().width,
    };
  });
  expect(paper.cut).toBeLessThanOrEqual(0);
  expect(paper.colors).toBeGreaterThan(20);
  expect(paper.width).toBeGreaterThan(200);
});

test('on paper the legend has the figures at which its colors change', async ({ page }) => {
  await openMap(page);
  await page.emulateMedia({ media: 'print' });
  const edges = page
    .getByRole('region', { name: 'Legend' })
    .locator('[class*=edges] [aria-hidden]');
  await expect(edges).toHaveCount(5);
  for (const edge of await edges.all()) await expect(edge).toBeVisible();
});
