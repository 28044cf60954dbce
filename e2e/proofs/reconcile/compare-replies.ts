import { areaCrimesList, type Basket, crimeStatus, monthlyTrends } from '@townlight/contract/crime';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import type { Findings } from '../findings.ts';
import type { Site } from '../process/site.ts';
import type { PlacedRecord } from './compare-records.ts';
import type { AreaIds } from './place-with-postgis.ts';
import type { CrimeOfCode } from './tracker-figures.ts';

const TIME_ZONE = 'America/Los_Angeles';

/**
 * Compares the served figures, month by month and area by area, with the independent records: every report on record,
 * and all crime, which leaves out what only some agencies record.
 */
export async function compareReplies(
  site: Site,
  ids: AreaIds,
  records: readonly PlacedRecord[],
  crimeOf: CrimeOfCode,
  findings: Findings,
): Promise<void> {
  const status = crimeStatus.parse(await read(site, '/api/crimes/status'));
  const first = parseYearMonth(status.first_month ?? '');
  const last = parseYearMonth(status.data_through ?? '');
  if (first === null || last === null) {
    findings.check('the server has months on record', false, JSON.stringify(status));
    return;
  }
  findings.log(
    `  the server serves ${status.first_month} to ${status.data_through}, sample: ${status.sample}`,
  );
  const outside = new Set(status.outside_all_crime);
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { partition, month, areaId, agency, code } of records) {
    count(`everything ${partition} ${month} ${areaId}`);
    if (!outside.has(crimeOf.get(`${agency} ${code}`) ?? ''))
      count(`common ${partition} ${month} ${areaId}`);
  }
  for (const partition of ['neighborhoods', 'zipcodes', 'tracts'] as const) {
    const areas = new Map(
      [...ids].flatMap(([key, id]) => {
        const [name, slug] = key.split(' ') as [string, string];
        return name === partition ? [[slug, id] as const] : [];
      }),
    );
    const expectedIn = (basket: Basket) => (slug: string, month: number) =>
      counts.get(`${basket} ${partition} ${month} ${areas.get(slug)}`) ?? 0;
    for (const basket of ['everything', 'common'] as const)
      await compareRankings(
        site,
        { partition, basket },
        { first, last },
        areas,
        expectedIn(basket),
        findings,
      );
    const expectedOf = expectedIn('common');
    // all tracts would need thousands of requests: only those with reports and some others are compared
    const requested = [...areas.keys()].filter(
      (slug, i) => partition !== 'tracts' || i % 20 === 0 || expectedOf(slug, last) > 0,
    );
    await compareMonths(site, partition, { first, last }, requested, expectedOf, findings);
  }
}

type Months = { first: YearMonth; last: YearMonth };
type ExpectedOf = (slug: string, month: number) => number;

async function compareRankings(
  site: Site,
  { partition, basket }: { partition: string; basket: Basket },
  { first, last }: Months,
  areas: ReadonlyMap<string, number>,
  expectedOf: ExpectedOf,
  findings: Findings,
): Promise<void> {
  const unlike: string[] = [];
  let compared = 0;
  let reports = 0;
  for (let month = first as number; month <= last; month++) {
    const at = month as YearMonth;
    const query = `from=${startOfMonth(at, TIME_ZONE)}&to=${endOfMonth(at, TIME_ZONE)}&basket=${basket}`;
    const reply = areaCrimesList.parse(await read(site, `/api/${partition}/crimes?${query}`));
    const served = new Map(reply.map((area) => [area.id, area]));
    for (const slug of areas.keys()) {
      const area = served.get(slug);
      const expected = expectedOf(slug, month);
      compared++;
      reports += expected;
      if (area?.total_crime_count !== expected)
        unlike.push(`${slug} ${month}: ${area?.total_crime_count} instead of ${expected}`);
    }
    if (reply.length !== areas.size) unlike.push(`${reply.length} areas instead of ${areas.size}`);
  }
  findings.check(
    `GET /api/${partition}/crimes, ${basket}: ${areas.size} areas × ${last - first + 1} months as counted independently ` +
      `(${compared.toLocaleString('en')} figures, ${reports.toLocaleString('en')} reports)`,
    unlike.length === 0,
    `${unlike.length} differ: ${unlike.slice(0, 5).join('; ')}`,
  );
}

async function compareMonths(
  site: Site,
  partition: string,
  { first, last }: Months,
  slugs: readonly string[],
  expectedOf: ExpectedOf,
  findings: Findings,
): Promise<void> {
  const unlike: string[] = [];
  let compared = 0;
  for (const slug of slugs) {
    const path = `/api/${partition}/${encodeURIComponent(slug)}/monthly?months=240`;
    const { trends } = monthlyTrends.parse(await read(site, path));
    const served = new Map(trends.map((t) => [t.year * 12 + t.month - 1, t.crime_count]));
    for (let month = first as number; month <= last; month++) {
      compared++;
      if (served.get(month) !== expectedOf(slug, month))
        unlike.push(`${slug} ${month}: ${served.get(month)} instead of ${expectedOf(slug, month)}`);
    }
  }
  findings.check(
    `GET /api/${partition}/{id}/monthly: ${slugs.length} areas as counted independently ` +
      `(${compared.toLocaleString('en')} figures)`,
    unlike.length === 0,
    `${unlike.length} differ: ${unlike.slice(0, 5).join('; ')}`,
  );
}

async function read(site: Site, path: string): Promise<unknown> {
  const { status, body } = await site.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body);
}
