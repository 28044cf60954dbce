import { JSDOM } from 'jsdom';
import type { Differences } from '../differences.ts';
import type { SiteReader } from '../read-site.ts';
import type { AreaFigures, CrimeRecount, PeriodFigures } from '../recount-crimes.ts';

const ALL_CRIME = { level: 'all crime', name: 'all crime' } as const;

/**
 * Reads the figures from texts that are passed on: the description of each neighborhood in link previews, and the
 * newsletter of the newest month, where the site has sent one. Compares them with the recount.
 */
export async function compareTexts(
  site: SiteReader,
  counted: CrimeRecount,
  found: Differences,
): Promise<void> {
  const months = await counted.figures('neighborhoods', ALL_CRIME, 1);
  const years = await counted.figures('neighborhoods', ALL_CRIME, 12);
  const last = Math.max(...months.keys());
  const month = months.get(last) ?? new Map<string, AreaFigures>();
  const year = years.get(last);
  const edition = `${Math.floor(last / 12)}-${String((last % 12) + 1).padStart(2, '0')}`;
  for (const area of month.values()) {
    const page = await site.find(`/neighborhood/${area.id}`);
    found.compare(`${area.id}: page`, page !== null, true);
    if (page !== null) compareDescription(area, month, page, found);
    const newsletter = await site.find(`/news/${edition}/${area.id}`);
    if (newsletter !== null) compareNewsletter(area, month, { newsletter, year }, found);
  }
}

function compareDescription(
  area: AreaFigures,
  month: PeriodFigures,
  page: string,
  found: Differences,
): void {
  const { document } = new JSDOM(page).window;
  const text = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const what = `preview of ${area.id}`;
  compareCount(`${what}: reports`, /: (no|[\d,]+) crimes? reported in/, text, area, found);
  const rate = /([\d,.]+) per 100,000 residents/.exec(text)?.[1] ?? null;
  found.compare(`${what}: rate`, rate, area.ranking === null ? null : rateText(area));
  compareRank(what, /Rank ([\d,]+) of ([\d,]+)/, text, { area, month }, found);
}

function compareNewsletter(
  area: AreaFigures,
  month: PeriodFigures,
  { newsletter, year }: { newsletter: string; year: PeriodFigures | undefined },
  found: Differences,
): void {
  const { document } = new JSDOM(newsletter).window;
  const text = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  const what = `letter of ${area.id}`;
  // A month with few reports comes after the longer months that have enough.
  const alone = /In [A-Z]\w+ alone: ([\d,]+),/;
  compareCount(
    `${what}: reports`,
    alone.test(text) ? alone : /(No|[\d,]+) crimes? (?:was|were) reported[,.]/,
    text,
    area,
    found,
  );
  compareRank(what, /ranks ([\d,]+) of ([\d,]+) neighborhoods/, text, { area, month }, found);
  const ofYear = year?.get(area.id);
  const sum = /([\d,]+) crimes? (?:was|were) reported in the 12 months/.exec(text)?.[1];
  // the 12 months before may be incomplete: then the newsletter has no sum
  if (sum !== undefined) found.compare(`${what}: 12 months`, numberOf(sum), ofYear?.count);
  const byName = new Map([...month.values()].map((one) => [one.name, one]));
  for (const row of document.querySelectorAll('tbody tr')) {
    const [name = '', reports = '', rate = ''] = [...row.children].map(
      (cell) => cell.textContent ?? '',
    );
    const counted = byName.get(name);
    if (counted === undefined || row.children.length !== 3) continue;
    const count = counted.complete || counted.count !== 0 ? counted.count : null;
    found.compare(`${what}: reports of ${name}`, numberOf(reports), count);
    const expected = counted.ranking === null ? null : rateText(counted);
    found.compare(`${what}: rate of ${name}`, /\d/.test(rate) ? rate : null, expected);
  }
}

/** Checks that neither text gives a count of an incomplete month as if it were complete. */
function compareCount(
  what: string,
  pattern: RegExp,
  text: string,
  area: AreaFigures,
  found: Differences,
): void {
  const figure = pattern.exec(text)?.[1];
  found.compare(
    what,
    figure === undefined ? null : numberOf(figure),
    area.complete ? area.count : null,
  );
}

function compareRank(
  what: string,
  pattern: RegExp,
  text: string,
  { area, month }: { area: AreaFigures; month: PeriodFigures },
  found: Differences,
): void {
  const [, rank, of] = pattern.exec(text) ?? [];
  const ranked = [...month.values()].filter(({ ranking }) => ranking !== null).length;
  found.compare(`${what}: rank`, rank === undefined ? null : numberOf(rank), area.ranking);
  if (of !== undefined) found.compare(`${what}: ranked`, numberOf(of), ranked);
}

function numberOf(text: string): number | null {
  if (text.toLowerCase() === 'no') return 0;
  return /\d/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/** Formats a rate per 100,000 residents: an integer from 10 up, else with one decimal. */
function rateText({ count, residents }: AreaFigures): string {
  const rate = ((count ?? 0) / (residents ?? 1)) * 100_000;
  return rate.toLocaleString('en-US', { maximumFractionDigits: rate < 10 ? 1 : 0 });
}
