/**
 * Loads the real totals of cases as the operations guide describes, on both stores, and recomputes the server's
 * replies: DuckDB reads the files and applies the rules.
 * TOWNLIGHT_SHARED=<folder> node e2e/proofs/recount-coronavirus.ts
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CoronavirusRecord,
  coronavirusRecords,
  coronavirusStatuses,
  coronavirusTrend,
} from '@townlight/contract/coronavirus';
import {
  type CountedCases,
  type Recount,
  recountCasesInDuckdb,
} from './coronavirus/recount-in-duckdb.ts';
import { closeFindings, createFindings, type Findings } from './findings.ts';
import { type Site, startSite } from './process/site.ts';
import { runTownlightOrThrow } from './process/townlight-command.ts';
import {
  createEmbeddedStores,
  createPostgresStores,
  type ProofStores,
} from './stores/proof-stores.ts';

const shared = (path: string): string => {
  const file = join(process.env.TOWNLIGHT_SHARED ?? '', 'data', path);
  if (!existsSync(file)) throw new Error(`${file} is not there; set TOWNLIGHT_SHARED`);
  return file;
};
const files = {
  latimes: shared('coronavirus/place-totals-2020-spring.csv'),
  lacounty: shared('coronavirus/lacounty-cases-2020-2022.csv'),
  boundaries: shared('boundaries/neighborhoods-272.geojson'),
  population: shared('population/neighborhoods.csv'),
  areas: fileURLToPath(
    new URL('../../counties/los-angeles/coronavirus/reporting-areas.csv', import.meta.url),
  ),
};
/** From the first weeks, which have suppressed figures, to the last day. */
const DATES = [
  '2020-03-25',
  '2020-04-15',
  '2020-04-24',
  '2020-05-10',
  '2020-07-04',
  '2020-12-31',
  '2021-01-15',
  '2021-09-24',
  '2022-02-19',
  '2022-10-31',
];
const CHART_DAYS = 255;

const findings = createFindings();
const recount = await recountCasesInDuckdb(files);
const postgres = createPostgresStores();
try {
  for (const stores of [createEmbeddedStores(), postgres]) {
    findings.log(`\n══ ${stores.name}`);
    await compare(stores, findings);
    if (stores !== postgres) stores.close();
  }
} finally {
  postgres.close();
}
closeFindings(findings);

async function compare(stores: ProofStores, { log, check }: Findings): Promise<void> {
  const store = await stores.create();
  for (const args of [
    ['boundaries', '--partition', 'neighborhoods', '--file', files.boundaries],
    ['population', '--partition', 'neighborhoods', '--file', files.population],
    ['coronavirus', '--source', 'latimes', '--file', files.latimes],
    ['coronavirus', '--source', 'lacounty', '--file', files.lacounty],
  ]) {
    const output = await runTownlightOrThrow(['ingest', ...args], store);
    if (args[0] === 'coronavirus') log(`\n$ townlight ingest coronavirus …\n${output.trimEnd()}`);
  }
  const site = await startSite(store);
  try {
    const [status] = coronavirusStatuses.parse(await json(site, '/api/health/coronavirus_status'));
    check(
      'the series runs from the first day of the one file to the last of the other, and has ended',
      status?.first === '2020-03-16' && status.through === '2022-10-31' && status.ended,
      JSON.stringify(status).slice(0, 200),
    );
    await compareDates(site);
    await comparePairs(site);
    await compareTrends(site);
  } finally {
    await site.stop();
  }
}

async function recordsOf(site: Site, date: string): Promise<CoronavirusRecord[]> {
  return coronavirusRecords.parse(await json(site, `/api/health/coronavirus?date=${date}`));
}

/** Compares every neighborhood with a total on each of the ten dates: counts, ranges, residents, rates and ranks. */
async function compareDates(site: Site): Promise<void> {
  const totals = { figures: 0, withheld: 0, partial: 0 };
  for (const date of DATES) {
    const records = await recordsOf(site, date);
    const misses: string[] = [];
    const expected = [...recount.leads.keys()].filter((lead) =>
      recount.cases.has(`${lead} ${date}`),
    );
    if (records.length !== expected.length)
      misses.push(`${records.length} records; counted ${expected.length}`);
    const ranks = ranksOf(expected.map((lead) => recount.cases.get(`${lead} ${date}`)));
    for (const record of records) {
      const counted = recount.cases.get(`${record.neighborhood} ${date}`);
      const rank = ranks[expected.indexOf(record.neighborhood)] ?? null;
      const wanted = counted && recordOf(counted, rank);
      const given = {
        total: record.total_cases,
        range: [record.at_least, record.at_most],
        suppressed: record.is_suppressed,
        residents: record.total_population,
        per100K: record.infection_rate_per_100K,
        rate: record.infection_rate,
        rank: record.ranking,
        partial: record.partial,
      };
      totals.figures += Object.keys(given).length;
      totals.withheld += Number(record.is_suppressed);
      totals.partial += Number(record.partial);
      if (JSON.stringify(given) !== JSON.stringify(wanted))
        misses.push(`${record.name}: ${JSON.stringify(given)}; counted ${JSON.stringify(wanted)}`);
    }
    const suppressed = records.filter((one) => one.is_suppressed).length;
    findings.check(
      `${date}: ${records.length} neighborhoods, ${suppressed} withheld`,
      misses.length === 0 && records.length > 0,
      `${misses.length} differ, such as ${misses.slice(0, 2).join('; ')}`,
    );
  }
  findings.log(
    `  ${totals.figures} figures; ${totals.withheld} withheld totals say so, ${totals.partial} are partial; the files withhold ${recount.withheld} totals of areas`,
  );
}

function recordOf(
  { atLeast, atMost, residents, counted, areas }: CountedCases,
  rank: number | null,
) {
  const isWithheld = atLeast !== atMost;
  const rate = isWithheld ? 0 : residents === null ? null : atLeast / residents;
  return {
    total: isWithheld ? null : atLeast,
    range: isWithheld ? [atLeast, atMost] : [null, null],
    suppressed: isWithheld,
    residents,
    per100K: rate === null ? null : Number((rate * 100_000).toFixed(1)),
    rate: rate === null ? null : Number(rate.toFixed(6)),
    rank,
    partial: counted < areas,
  };
}

/** Returns 1 + the number of higher rates, among those not suppressed and with at least a thousand residents. */
function ranksOf(cases: readonly (CountedCases | undefined)[]): (number | null)[] {
  const rates = cases.map((one) =>
    one === undefined || one.atLeast !== one.atMost || (one.residents ?? 0) < 1_000
      ? null
      : one.atLeast / (one.residents as number),
  );
  return rates.map((rate) =>
    rate === null ? null : 1 + rates.filter((other) => other !== null && other > rate).length,
  );
}

/** Checks that merged pairs equal the sums of the file's numbers, and with all others the sum of the complete file. */
async function comparePairs(site: Site): Promise<void> {
  const records = await recordsOf(site, '2022-10-31');
  const pairs = records.filter(({ neighborhoods }) => neighborhoods.length === 2);
  findings.check(
    `four merged pairs add up: ${pairs.map(({ name, total_cases }) => `${name} ${total_cases}`).join(', ')}`,
    pairs.length === 4 &&
      pairs.every(
        ({ neighborhood, neighborhoods, total_cases }) =>
          total_cases === recount.pairs.get(neighborhood) &&
          neighborhoods.toSorted().join() === recount.leads.get(neighborhood)?.join(),
      ),
    JSON.stringify([...recount.pairs]),
  );
  const sum = records.reduce((all, { total_cases }) => all + (total_cases ?? Number.NaN), 0);
  const { all, leftOut } = recount.lastDay;
  findings.check(
    `all neighborhoods add up to ${sum}: the file's ${all} less ${leftOut} of areas that count for none`,
    sum === all - leftOut,
  );
}

/** Compares the new cases of every neighborhood in the chart: the difference of two totals, where both are known. */
async function compareTrends(site: Site): Promise<void> {
  let [days, corrected] = [0, 0];
  const misses: string[] = [];
  for (const lead of countedLeads(recount)) {
    const path = `/api/health/coronavirus_trend?neighborhood=${lead}`;
    const trend = coronavirusTrend.parse(await json(site, path));
    if (trend.length !== CHART_DAYS) misses.push(`${lead}: ${trend.length} days`);
    for (const { date, case_count, flag } of trend) {
      const [before, now] = [dayBefore(date), date].map((day) =>
        recount.cases.get(`${lead} ${day}`),
      );
      const isKnown =
        before !== undefined &&
        now !== undefined &&
        before.counted === now.counted &&
        before.atLeast === before.atMost &&
        now.atLeast === now.atMost;
      const wanted = isKnown ? now.atLeast - before.atLeast : null;
      days++;
      corrected += Number(flag === 'corrected');
      if (case_count !== wanted || (flag === 'corrected') !== (isKnown && now.lowered))
        misses.push(`${lead} ${date}: ${case_count} ${flag}; counted ${wanted}`);
    }
  }
  findings.check(
    `${days} days of new cases, ${corrected} with a correction downward, flagged`,
    misses.length === 0 && days > 0,
    `${misses.length} differ, such as ${misses.slice(0, 3).join('; ')}`,
  );
}

function countedLeads({ leads, cases }: Recount): string[] {
  return [...leads.keys()].filter((lead) => cases.has(`${lead} 2022-10-31`));
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

async function json(site: Site, path: string): Promise<unknown> {
  const { status, body } = await site.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body}`);
  return JSON.parse(body);
}
