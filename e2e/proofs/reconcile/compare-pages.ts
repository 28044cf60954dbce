import { chromium, type Page } from '@playwright/test';
import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { toSlug } from '@townlight/domain/places';
import { TEST_BROWSER } from '../../../scripts/lib/chromium.ts';
import type { Findings } from '../findings.ts';
import type { Site } from '../process/site.ts';
import type { TrackerFigures } from './tracker-figures.ts';

/** Rows that a page shows before the button for all of them is pressed. */
const ROWS = 10;

/** Reads the figures of the rendered pages in a browser and compares them with the independent records. */
export async function comparePages(
  site: Site,
  figures: TrackerFigures,
  last: number,
  findings: Findings,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: TEST_BROWSER,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const month = { from: last, to: last };
    for (const neighborhood of figures.neighborhoods) {
      await page.goto(new URL(`/neighborhood/${neighborhood}`, site.url).href);
      const shown = await readTracker(page);
      check(`/neighborhood/${neighborhood}`, shown.total, figures.count(neighborhood, month));
      for (const { name, count } of shown.rows) {
        const crime = figures.allCrimes.find((one) => titleCaseCrimeType(one) === name) ?? '';
        // a row has no figure only where the local police do not record the crime type
        if (count === null && figures.outside.has(crime)) continue;
        check(`${neighborhood}: ${name}`, count, figures.count(neighborhood, month, crime));
      }
    }
    for (const crime of figures.crimes) {
      await page.goto(new URL(`/crime/${toSlug(crime)}?measure=count`, site.url).href);
      const shown = await readTracker(page);
      check(`/crime/${toSlug(crime)}`, shown.total, figures.countyCount(crime, month));
      for (const { link, name, count } of shown.rows) {
        const slug = link.split('/').at(-1) ?? '';
        check(`${crime}: ${name}`, count, figures.count(slug, month, crime));
      }
    }
  } finally {
    await browser.close();
  }

  function check(what: string, shown: number | null, counted: number): void {
    findings.check(`${what} shows ${shown}`, shown === counted, `the file has ${counted}`);
  }
}

interface ShownTracker {
  readonly total: number;
  readonly rows: readonly {
    readonly name: string;
    readonly link: string;
    /** `null` where the page has text instead of a figure. */
    readonly count: number | null;
  }[];
}

/** The figure of the headline, and the first rows of the table: names with their reports. */
/** The subset of the DOM that is read here: this program is checked without DOM types. */
interface Cell {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Cell | null;
}

async function readTracker(page: Page): Promise<ShownTracker> {
  await page.locator('main[id=content] [aria-busy=false]').first().waitFor();
  const rows = page.getByRole('table').last().locator('tbody tr');
  await rows.first().waitFor();
  const headline = await page
    .getByRole('heading', { level: 2, name: /reported|reports? of|on record/ })
    .textContent();
  const read = await rows.evaluateAll((found) =>
    (found as unknown as Cell[]).map((row) => {
      const link = row.querySelector('th a');
      return {
        name: link?.textContent ?? '',
        link: link?.getAttribute('href') ?? '',
        // the reports are in the cell right after the name
        count: row.querySelector('th + td')?.textContent ?? '',
      };
    }),
  );
  return {
    total: numberIn(headline ?? ''),
    rows: read
      .slice(0, ROWS)
      .map((row) => ({ ...row, count: /\d/.test(row.count) ? numberIn(row.count) : null })),
  };
}

/** `1,204 crimes reported in July` → 1204; `No crimes …` → 0. */
function numberIn(text: string): number {
  const found = /[\d,]+/.exec(text);
  return found === null ? 0 : Number(found[0].replaceAll(',', ''));
}
