import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { TEST_BROWSER } from '../../scripts/lib/chromium.ts';
import { startSite } from '../proofs/process/site.ts';
import { createEmbeddedStores } from '../proofs/stores/proof-stores.ts';
import { copySampleCounty } from '../web/sample-county.ts';

/** Typed searches with the first result that each should have. */
const SEARCHES: Readonly<Record<string, RegExp>> = {
  'Burbank, CA': /^Burbank/,
  'Pasadena, California': /^Pasadena/,
  'Torrance, CA, USA': /^Torrance/,
  'Echo Park, Los Angeles, CA': /^Echo Park/,
  'Santa Monica, CA 90401': /90401|^Santa Monica/,
  'Los Angeles, CA 90038': /90038/,
  'CA 90038': /90038/,
  '90038 CA': /90038/,
  '90012-1234': /90012/,
  'Long Beach, CA': /^Long Beach/,
  'Compton, CA': /^Compton/,
};

/** Cases of the sample county's pages and requests. */
export const SITE_CASES: Readonly<Record<string, (url: string) => Promise<void>>> = {
  async '06'(url) {
    const wrong: string[] = [];
    for (const [query, expected] of Object.entries(SEARCHES)) {
      const reply = await fetch(`${url}/api/places?q=${encodeURIComponent(query)}`);
      const [first] = (await reply.json()) as { name?: string; label?: string }[];
      const name = first?.name ?? first?.label ?? 'nothing';
      if (!expected.test(name)) wrong.push(`${query}: ${name}`);
    }
    assert.deepEqual(wrong, []);
  },
  async '16'(url) {
    const browser = await chromium.launch({
      executablePath: TEST_BROWSER,
      args: ['--disable-gpu', '--disable-3d-apis'],
    });
    try {
      for (const viewport of [
        { width: 1200, height: 850 },
        { width: 390, height: 800 },
      ]) {
        const page = await browser.newPage({ viewport });
        await page.goto(`${url}/map`);
        const notice = page.getByText(/cannot draw/).first();
        await notice.waitFor();
        const tag = await notice.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName;
        });
        assert.equal(tag, 'P', `at ${viewport.width} px a ${tag} covers the notice`);
      }
    } finally {
      await browser.close();
    }
  },
};

/** Runs the cases on one server with the sample county. */
export async function withSampleSite(run: (url: string) => Promise<void>): Promise<void> {
  const stores = createEmbeddedStores();
  const store = await stores.create();
  await copySampleCounty(store.dataFolder);
  const site = await startSite(store, { sample: true });
  try {
    await run(site.url);
  } finally {
    await site.stop();
    stores.close();
  }
}
