/**
 * Takes screenshots of the sample county's emails: a busy neighborhood, one with small counts, one with incomplete
 * records, two together, Spanish, dark, on a phone, and as plain text. Meant for reviewing a change of the emails.
 *   npm run -w @townlight/e2e proof:emails -- <folder of the pictures> [a data folder with the sample county]
 * Without a data folder the sample county is loaded into a new one first, which takes a minute.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { TEST_BROWSER } from '../../scripts/lib/chromium.ts';
import { startSite } from './process/site.ts';
import { startTownlight } from './process/townlight-command.ts';

const into = resolve(process.argv[2] ?? 'letters');
const dataFolder = process.argv[3] ?? mkdtempSync(join(tmpdir(), 'townlight-letters-'));
const store = { dataFolder, databaseUrl: undefined };

interface Crimes {
  readonly id: string;
  readonly population: number | null;
  readonly total_crime_count: number;
  readonly complete: boolean;
  readonly outlier: boolean;
}

await mkdir(into, { recursive: true });
const site = await startSite(store, { sample: process.argv[3] === undefined });
try {
  const status = JSON.parse((await site.get('/api/crimes/status')).body) as {
    data_through: string;
  };
  const edition = status.data_through;
  const [year = 0, month = 0] = edition.split('-').map(Number);
  // noon of the 15th lies in the month in every zone
  const at = Date.UTC(year, month - 1, 15, 20);
  const crimes = JSON.parse(
    (await site.get(`/api/neighborhoods/crimes?from=${at}&to=${at}&detail=totals`)).body,
  ) as Crimes[];
  const people = crimes.filter(({ outlier }) => !outlier);
  const complete = people.filter(({ complete }) => complete);
  const busy = complete.toSorted((a, b) => b.total_crime_count - a.total_crime_count)[0]?.id ?? '';
  const small =
    complete.find(({ total_crime_count: count }) => count > 2 && count < 10)?.id ?? busy;
  const incomplete = people.find(({ complete }) => !complete)?.id ?? busy;

  // a draft may exist from an earlier run
  await run(['newsletter', 'draft', edition], true);
  const shots: readonly Shot[] = [
    { name: 'busy', areas: [busy] },
    { name: 'small-counts', areas: [small] },
    { name: 'incomplete', areas: [incomplete] },
    { name: 'two-neighborhoods', areas: [busy, small] },
    { name: 'spanish', areas: [busy], language: 'es' },
    { name: 'dark', areas: [busy], dark: true },
    { name: 'phone', areas: [busy], width: 390 },
  ];
  const browser = await chromium.launch({ executablePath: TEST_BROWSER });
  for (const shot of shots) {
    const { name, areas, language = 'en', dark = false, width = 760 } = shot;
    await run(['newsletter', 'preview', edition, ...areas, '--language', language, '--into', into]);
    const file = join(into, `${edition}-${areas.join('-')}.${language}.html`);
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      deviceScaleFactor: 1,
    });
    await page.goto(pathToFileURL(file).href, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(into, `${name}.png`), fullPage: true });
    await page.close();
    process.stdout.write(
      `${name}.png: ${areas.join(', ')}, ${Math.round(readFileSync(file).length / 102.4) / 10} KB\n`,
    );
  }
  const text = readFileSync(join(into, `${edition}-${busy}.en.txt`), 'utf8');
  const page = await browser.newPage({ viewport: { width: 760, height: 900 } });
  await page.setContent(`<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`);
  await page.screenshot({ path: join(into, 'plain-text.png'), fullPage: true });
  await browser.close();
} finally {
  await site.stop();
}

interface Shot {
  readonly name: string;
  readonly areas: readonly string[];
  readonly language?: 'en' | 'es';
  readonly dark?: boolean;
  readonly width?: number;
}

async function run(args: readonly string[], mayFail = false): Promise<void> {
  const { code, errors } = await startTownlight(args, store, { PUBLIC_URL: site.url }).ended;
  if (code !== 0 && !mayFail) throw new Error(`${args.join(' ')}: ${errors}`);
}
