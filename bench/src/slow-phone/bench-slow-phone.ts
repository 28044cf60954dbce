import { join } from 'node:path';
import { formatMilliseconds, median } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { openBrowser } from '../serving/open-browser.ts';
import { startSampleCounty } from '../serving/start-townlight.ts';
import { SLOW_PHONE, type SlowPage, type SlowVisit, visitSlowly } from './visit-slowly.ts';

const GOALS = { colored: 3_000, sentence: 2_000, script: 190_000, moved: 0 };

const PAGES: readonly SlowPage[] = [
  { address: '/map', tap: { area: 'inglewood', name: 'Inglewood' } },
  { address: '/coronavirus', tap: { area: 'inglewood', name: 'Inglewood' } },
  { address: '/aqi-map', tap: { area: 'inglewood', name: 'Inglewood' } },
  { address: '/crime/burglary' },
  { address: '/neighborhood/hollywood' },
];

/**
 * Opens pages on a slow phone. `BENCH_READINGS` is the number of visits of each page, `BENCH_FILM` a
 * folder for the frames of the first.
 */
export async function benchSlowPhone(report: Report): Promise<void> {
  report.heading('A slow phone');
  const times = Number(process.env.BENCH_READINGS ?? 3);
  const film = process.env.BENCH_FILM;
  const server = await startSampleCounty();
  const browser = await openBrowser();
  const found: { page: SlowPage; visits: SlowVisit[] }[] = [];
  try {
    for (const page of PAGES) {
      // the first reply after a start is slower than any other
      await (await fetch(server.url + page.address)).text();
      const visits: SlowVisit[] = [];
      for (let at = 0; at < times; at++) {
        const frames = at === 0 && film ? join(film, page.address.replaceAll('/', '-')) : undefined;
        visits.push(await visitSlowly(browser, server.url, page, frames));
      }
      found.push({ page, visits });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const rows = found.map(({ page, visits }) => {
    const middle = (of: (visit: SlowVisit) => number | null) =>
      median(visits.map((visit) => of(visit) ?? Number.NaN));
    const worst = visits.toSorted((a, b) => b.text.moved - a.text.moved)[0];
    return {
      page,
      firstText: middle(({ firstText }) => firstText),
      colored: middle(({ colored }) => colored),
      sentence: middle(({ sentence }) => sentence),
      script: middle(({ scriptBytes }) => scriptBytes),
      moved: Math.round(worst?.text.moved ?? 0),
      what: worst === undefined ? '' : worst.text.what,
    };
  });
  report.table(
    ['page', 'first text', 'colors', 'sentence after a tap', 'script until then', 'text moved by'],
    rows.map(({ page, ...row }) => [
      page.address,
      formatMilliseconds(row.firstText),
      formatMilliseconds(row.colored),
      formatMilliseconds(row.sentence),
      `${Math.round(row.script / 1_000)} KB`,
      row.moved === 0 ? '0 px' : `${row.moved} px (${row.what})`,
    ]),
  );
  report.note(
    `A phone of 390 × 844 px at ${SLOW_PHONE.kilobits} kbit/s with ${SLOW_PHONE.latencyMs} ms round trips, a processor ${SLOW_PHONE.slowdown} times slower than this machine's, an empty cache; medians of ${times} visits. The area is tapped as soon as the areas have colors. Text: the largest move of a heading, paragraph or table head within 20 seconds, in any visit.`,
  );
  const maps = rows.filter(({ page }) => page.tap !== undefined);
  const goal = (text: string, isMet: (row: (typeof rows)[number]) => boolean, of = maps) => {
    const missing = of.filter((row) => !isMet(row)).map(({ page }) => page.address);
    const where = missing.length === 0 ? '' : `; not on ${missing.join(', ')}`;
    report.goal(`${text}${where}`, missing.length === 0);
  };
  goal('colors within 3 s', ({ colored }) => colored <= GOALS.colored);
  goal('the sentence within 2 s of the tap', ({ sentence }) => sentence <= GOALS.sentence);
  goal('at most 190 KB of script until then', ({ script }) => script <= GOALS.script);
  goal('no text moves', ({ moved }) => moved <= GOALS.moved, rows);
}
