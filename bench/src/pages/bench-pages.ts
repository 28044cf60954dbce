import { formatMilliseconds, median } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { startSampleCounty } from '../serving/start-townlight.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { type PageReading, readWithLighthouse } from './read-with-lighthouse.ts';

const GOALS = { plain: 98, map: 90, firstPaint: 1_000, largestPaint: 1_800, shift: 0.02 };

/**
 * Reads every public page of the sample county with Lighthouse, on the real server. `BENCH_PAGES` holds
 * substrings of which an address must contain one; `BENCH_READINGS` is the number of readings of each page.
 */
export async function benchPages(report: Report): Promise<void> {
  report.heading('Pages under Lighthouse');
  const filters = (process.env.BENCH_PAGES ?? '').split(/\s+/).filter(Boolean);
  const times = Number(process.env.BENCH_READINGS ?? 3);
  const server = await startSampleCounty();
  const read: { address: string; hasMap: boolean; is: PageReading }[] = [];
  try {
    for (const page of PUBLIC_PAGES) {
      if (filters.length > 0 && !filters.some((filter) => page.address.includes(filter))) continue;
      const readings: PageReading[] = [];
      for (let i = 0; i < times; i++) readings.push(await readWithLighthouse(server.url, page));
      read.push({ ...page, is: medianReading(readings) });
    }
  } finally {
    await server.stop();
  }
  report.table(
    [
      'page',
      'accessibility',
      'best practices',
      'SEO',
      'performance',
      'first paint',
      'largest paint',
      'blocked',
      'shift',
    ],
    read.map(({ address, is }) => [
      address,
      String(is.accessibility),
      String(is.bestPractices),
      String(is.seo),
      String(is.performance),
      formatMilliseconds(is.firstPaint),
      formatMilliseconds(is.largestPaint),
      formatMilliseconds(is.blocked),
      is.shift.toFixed(3),
    ]),
  );
  report.note(
    `Lighthouse's phone with its simulated slow network and processor; medians of ${times} readings, each in a fresh browser that draws maps by software.`,
  );
  report.note('Pages that ask search engines not to list them are not marked down for it.');
  for (const { address, is } of read)
    for (const fault of is.faults) report.note(`${address}: ${fault}`);
  const goal = (text: string, misses: (page: (typeof read)[number]) => boolean) => {
    const missing = read.filter(misses).map(({ address }) => address);
    report.goal(
      missing.length === 0 ? text : `${text}; not on ${missing.join(', ')}`,
      missing.length === 0,
    );
  };
  goal(
    'accessibility, best practices and SEO are 100 on every page',
    ({ is }) => Math.min(is.accessibility, is.bestPractices, is.seo) < 100,
  );
  goal(
    `performance is at least ${GOALS.plain} without a map`,
    ({ hasMap, is }) => !hasMap && is.performance < GOALS.plain,
  );
  goal(
    `performance is at least ${GOALS.map} with a map`,
    ({ hasMap, is }) => hasMap && is.performance < GOALS.map,
  );
  goal('the first words come under 1.0 s', ({ is }) => is.firstPaint >= GOALS.firstPaint);
  goal('the largest paint comes under 1.8 s', ({ is }) => is.largestPaint >= GOALS.largestPaint);
  goal('the layout shifts by less than 0.02', ({ is }) => is.shift >= GOALS.shift);
}

/** Returns the median of each figure, and every fault that any of the readings found. */
function medianReading(readings: readonly PageReading[]): PageReading {
  const of = (figure: (reading: PageReading) => number) => median(readings.map(figure));
  return {
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    performance: of(({ performance }) => performance),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
    faults: [...new Set(readings.flatMap(({ faults }) => faults))],
  };
}
