import { formatMilliseconds } from '../measure/format-figures.ts';
import type { Report } from '../measure/report.ts';
import { startSampleCounty } from '../serving/start-sample-county.ts';
import { medianReading } from './median-reading.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { type PageReading, readWithLighthouse } from './read-with-lighthouse.ts';
import { startStaticCopy } from './static-copy.ts';

const COPIED = ['/neighborhood/venice', '/map'];
const READINGS = 5;

/** Compares a page without a map and one with a map to a static copy of each: the difference is the server's time. */
export async function benchCopies(report: Report): Promise<void> {
  report.heading('Pages beside static copies');
  const server = await startSampleCounty();
  const copy = await startStaticCopy(server.url);
  const rows: string[][] = [];
  try {
    for (const page of PUBLIC_PAGES.filter(({ address }) => COPIED.includes(address))) {
      // the first reading creates the copy
      await readWithLighthouse(copy.url, page);
      const served: PageReading[] = [];
      const copied: PageReading[] = [];
      for (let i = 0; i < READINGS; i++) {
        served.push(await readWithLighthouse(server.url, page));
        copied.push(await readWithLighthouse(copy.url, page));
      }
      rows.push(rowOf(page.address, served), rowOf('its static copy', copied));
    }
  } finally {
    copy.stop();
    await server.stop();
  }
  report.table(['page', 'performance', 'first paint', 'largest paint', 'blocked'], rows);
  report.note(
    `Read like the pages under Lighthouse, in turn; medians of ${READINGS} readings. A copy is sent from memory by a bare node:http: all that the page asks for, as it was sent.`,
  );
}

function rowOf(name: string, readings: readonly PageReading[]): string[] {
  const { performance, firstPaint, largestPaint, blocked } = medianReading(readings);
  return [
    name,
    String(performance),
    ...[firstPaint, largestPaint, blocked].map(formatMilliseconds),
  ];
}
