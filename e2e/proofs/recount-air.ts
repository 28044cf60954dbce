/**
 * Loads real hourly readings as the operations guide describes, on both stores, and recomputes the server's replies in
 * SQL: DuckDB reads the files, PostGIS builds the lattices, PostgreSQL applies the rules of the method page.
 * TOWNLIGHT_SHARED=<folder> node e2e/proofs/recount-air.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  airMapHours,
  airStatuses,
  aqiEstimates,
  aqiHistory,
  areaAirHours,
} from '@townlight/contract/air';
import { type AirAccuracy, airAccuracy } from '@townlight/contract/air/accuracy';
import { AIR_SETTLING_HOURS, ALL_SENSORS } from '@townlight/domain/air';
import { hourOfInstant } from '@townlight/domain/time';
import {
  latticePoints,
  loadReadings,
  type RecountedError,
  recountError,
  recountErrorsByClass,
  recountEstimates,
} from './air/recount-in-sql.ts';
import { closeFindings, createFindings, type Findings } from './findings.ts';
import { type Site, startSite } from './process/site.ts';
import { runTownlightOrThrow } from './process/townlight-command.ts';
import { type AreaIds, loadBoundaries } from './reconcile/place-with-postgis.ts';
import { findSharedRecords } from './reconcile/shared-records.ts';
import {
  createEmbeddedStores,
  createPostgresStores,
  type ProofStores,
} from './stores/proof-stores.ts';
import { withDatabase } from './stores/published-state.ts';

const shared = findSharedRecords();
const files = {
  readings: join(process.env.TOWNLIGHT_SHARED ?? '', 'data/air/la-area-11-stations-2018-11.csv'),
  stations: join(process.env.TOWNLIGHT_SHARED ?? '', 'data/air/la-area-11-stations.csv'),
};
const MAPPING = {
  layout: 'wide',
  columns: { date: 'datetime' },
  clock: 'utc',
  unit: 'UG/M3',
  stations: { code: 'AQSID', name: 'locationName', heading: 'deviceDeploymentID' },
};
/** Hours of the file that are compared: each 19th, with the smoke of November 9 to 14 among them. */
const EVERY = 19;
const POINTS = 60;
/**
 * The classes of errors on the method page: upper ends of levels in µg/m³ and of distances in km, and the minimum
 * number of predictions.
 */
const LEVELS = [15.5, 40.5, 65.5, 150.5, 250.4, 500.4];
const DISTANCES = [5, 10, 15, 20, 30];
const ENOUGH = 100;

const findings = createFindings();
const postgres = createPostgresStores();
try {
  for (const stores of [createEmbeddedStores(), postgres]) {
    findings.log(`\n══ ${stores.name}`);
    await recountAir(stores, findings);
    if (stores !== postgres) stores.close();
  }
} finally {
  postgres.close();
}
closeFindings(findings);

async function recountAir(stores: ProofStores, findings: Findings): Promise<void> {
  const store = await stores.create();
  const mapping = join(store.dataFolder, 'mapping.json');
  writeFileSync(mapping, JSON.stringify(MAPPING));
  const { file } = shared.boundaries.neighborhoods;
  for (const args of [
    ['boundaries', '--partition', 'neighborhoods', '--file', file],
    [
      'air',
      '--source',
      'csv',
      '--file',
      files.readings,
      '--stations',
      files.stations,
      '--mapping',
      mapping,
    ],
  ])
    findings.log(
      `\n$ townlight ingest ${args[0]} …\n${(await runTownlightOrThrow(['ingest', ...args], store)).trimEnd()}`,
    );

  const ids: AreaIds = await withDatabase(store, async ({ pool }) => {
    const { rows } = await pool.query('select partition, slug, id from area');
    return new Map(rows.map(({ partition, slug, id }) => [`${partition} ${slug}`, id]));
  });
  const site = await startSite(store);
  await withDatabase(await postgres.create(), async ({ pool }) => {
    await loadBoundaries(pool, shared, ids);
    const read = await loadReadings(pool, files);
    findings.log(`\nDuckDB reads ${read.readings} readings of ${read.stations} stations`);
    const { rows } = await pool.query<{ hour: number }>(
      'select distinct hour from kept order by 1',
    );
    const all = rows.map(({ hour }) => hour);
    const [update] = airStatuses.parse(await json(site, '/api/health/air_quality/last_updated'));
    findings.check(
      'the record begins and ends with the file',
      hourOf(update?.first) === all[0] && hourOf(update?.last_updated) === all.at(-1),
      JSON.stringify(update),
    );
    // in newer hours a station that is late can leave its surroundings without a figure
    const settled = all.filter((hour) => hour <= (all.at(-1) ?? 0) - AIR_SETTLING_HOURS);
    const hours = settled.filter((_, i) => i % EVERY === 0);
    await compareAreas(site, await latticePoints(pool), hours, (...params) =>
      recountEstimates(pool, ...params),
    );
    await comparePoints(site, hours, (...params) => recountEstimates(pool, ...params));
    const error = await recountError(pool);
    const { overall, by_level } = airAccuracy.parse(await json(site, '/api/air-quality/accuracy'));
    findings.check(
      `left out, ${error.readings} readings are missed by ${error.meanAbsolute.toFixed(2)} µg/m³ on average`,
      overall?.readings === error.readings &&
        overall.mean_absolute === Number(error.meanAbsolute.toFixed(2)) &&
        overall.root_mean_square === Number(error.rootMeanSquare.toFixed(2)),
      JSON.stringify([overall, error]),
    );
    compareErrorsByClass(
      by_level,
      await recountErrorsByClass(pool, { levels: LEVELS, distances: DISTANCES }),
    );
  });
  await site.stop();
}

type Recount = (
  points: Parameters<typeof recountEstimates>[1],
  hours: readonly number[],
  sensors: number,
) => ReturnType<typeof recountEstimates>;

/** Compares every neighborhood with a lattice, at each of the hours, on both scales, with its rank. */
async function compareAreas(
  site: Site,
  lattice: Awaited<ReturnType<typeof latticePoints>>,
  hours: readonly number[],
  count: Recount,
): Promise<void> {
  const expected = await count(lattice, hours, 4);
  const laidOut = new Set(lattice.map(({ name }) => name));
  const misses: string[] = [];
  let compared = 0;
  let without = new Set<string>();
  for (const hour of hours) {
    const clock = countyClock(hour);
    const until = new Date(hour * 3_600_000).toISOString();
    const { neighborhoods } = airMapHours.parse(
      await json(site, `/api/air-quality/hours?until=${until}`),
    );
    const far = new Set(neighborhoods.flatMap((one) => (one.far ? [one.neighborhood] : [])));
    for (const scale of ['site', 'epa-2024'] as const) {
      const path = `/api/health/air_quality/date?${clock}&scale=${scale}`;
      const records = areaAirHours.parse(await json(site, path));
      without = new Set(
        records.map(({ neighborhood }) => neighborhood).filter((area) => !laidOut.has(area)),
      );
      for (const { neighborhood, avg_aqi, avg_pm25, ranking } of records) {
        const recounted = expected.get(`${neighborhood} ${hour}`);
        if (recounted === undefined) continue;
        const index = scale === 'site' ? recounted.site : recounted.epa2024;
        compared += 3;
        if (recounted.pm25 !== avg_pm25 || index !== avg_aqi)
          misses.push(
            `${path} ${neighborhood}: ${avg_pm25}, ${avg_aqi}; counted ${recounted.pm25}, ${index}`,
          );
        const worse = records.filter(
          (other) => !far.has(other.neighborhood) && (other.avg_aqi ?? -1) > (avg_aqi ?? -1),
        ).length;
        const rank = avg_aqi === null || far.has(neighborhood) ? null : worse + 1;
        if (ranking !== rank)
          misses.push(`${path} ${neighborhood}: rank ${ranking}, ${worse} are worse`);
      }
    }
  }
  findings.log(
    `  ${without.size} areas hold no middle of their lattice: ${[...without].join(', ')}`,
  );
  findings.check(
    `${laidOut.size} neighborhoods × ${hours.length} hours × 2 scales (${compared} figures)`,
    misses.length === 0 && compared > 0,
    `${misses.length} differ, such as ${misses.slice(0, 3).join('; ')}`,
  );
}

/** Compares points of the county, with one, four and all stations. */
async function comparePoints(site: Site, hours: readonly number[], count: Recount): Promise<void> {
  const points = Array.from({ length: POINTS }, (_, i) => ({
    name: `point ${i}`,
    // a spiral covers the county without randomness
    longitude: Number((-118.3 + 0.6 * Math.sqrt(i / POINTS) * Math.cos(i * 2.4)).toFixed(5)),
    latitude: Number((34.1 + 0.5 * Math.sqrt(i / POINTS) * Math.sin(i * 2.4)).toFixed(5)),
  }));
  const some = hours.filter((_, i) => i % 3 === 0);
  const misses: string[] = [];
  let compared = 0;
  for (const sensors of [1, 4, ALL_SENSORS]) {
    const expected = await count(points, some, sensors);
    for (const { name, longitude, latitude } of points) {
      const place = `lat=${latitude}&long=${longitude}&sensors=${sensors}`;
      for (const hour of some) {
        const query = `${place}&datetime=${new Date(hour * 3_600_000).toISOString()}`;
        const [reading] = aqiEstimates.parse(await json(site, `/api/air-quality/aqi?${query}`));
        const recounted = expected.get(`${name} ${hour}`);
        compared += 2;
        // a doubtful hour has no reading
        if (
          (reading?.aqi ?? null) !== (recounted?.site ?? null) ||
          (reading?.pm25 ?? null) !== (recounted?.pm25 ?? null)
        )
          misses.push(`aqi?${query}: ${reading?.aqi}; counted ${recounted?.site}`);
      }
      const last = some.at(-1) as number;
      const history = aqiHistory.parse(
        await json(
          site,
          `/api/air-quality/aqi-history?${place}&datetime=${new Date(last * 3_600_000).toISOString()}`,
        ),
      );
      for (const point of history) {
        const recounted = expected.get(`${name} ${hourOf(point.datetime)}`);
        if (recounted === undefined) continue;
        compared += 1;
        if (point.aqi !== recounted.site) misses.push(`aqi-history?${place} at ${point.datetime}`);
      }
    }
  }
  findings.check(
    `${POINTS} points × ${some.length} hours × 1, 4 and all stations, with their histories (${compared} figures)`,
    misses.length === 0,
    `${misses.length} differ, such as ${misses.slice(0, 3).join('; ')}`,
  );
}

/**
 * Compares each class of errors, and the error shown with an estimate of that class, by the rules of the method page.
 */
function compareErrorsByClass(
  levels: AirAccuracy['by_level'],
  counted: ReadonlyMap<string, RecountedError>,
): void {
  const misses: string[] = [];
  const expectedErrors: (number | null)[][] = [];
  for (let level = 0; level <= LEVELS.length; level++) {
    const enough = (distance: number | 'all') => {
      const error = counted.get(`${level} ${distance}`);
      return error !== undefined && error.readings >= ENOUGH ? error.meanAbsolute : null;
    };
    const given = levels[level];
    const row: (number | null)[] = [];
    for (let distance = 0; distance <= DISTANCES.length; distance++) {
      const cleaner = expectedErrors.map((of) => of[distance] ?? 0);
      const farther = DISTANCES.map((_, i) => i + 1).filter((other) => other > distance);
      const borrowed = [...farther, 'all' as const]
        .map(enough)
        .find((error) => error !== null && cleaner.every((other) => other <= error));
      const measured = enough(distance);
      row.push(measured ?? borrowed ?? null);
      const expected = [
        counted.get(`${level} ${distance}`)?.readings ?? 0,
        measured?.toFixed(2),
        (measured ?? borrowed)?.toFixed(1),
      ].join(' ');
      const { readings, error, error_pm25 } = given?.by_distance[distance] ?? {};
      const answered = [readings, error?.mean_absolute.toFixed(2), error_pm25?.toFixed(1)].join(
        ' ',
      );
      if (answered !== expected)
        misses.push(`${level} ${distance}: ${answered}; counted ${expected}`);
    }
    expectedErrors.push(row);
    if (given?.readings !== (counted.get(`${level} all`)?.readings ?? 0))
      misses.push(`${level}: ${given?.readings} readings`);
  }
  findings.check(
    `their errors by level and distance, and what is told beside an estimate: ${JSON.stringify(expectedErrors.map((row) => row.map((error) => error?.toFixed(1) ?? 'none')))}`,
    misses.length === 0 && levels.length === LEVELS.length + 1,
    misses.slice(0, 3).join('; '),
  );
}

async function json(site: Site, path: string): Promise<unknown> {
  const { status, body } = await site.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body}`);
  return JSON.parse(body);
}

function hourOf(text: string | undefined): number {
  return hourOfInstant(Date.parse(text ?? ''));
}

/** Returns `year=2018&month=11&day=8&hour=0` without the product's calendar functions. */
function countyClock(hour: number): string {
  const fields = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(hour * 3_600_000);
  return fields
    .filter(({ type }) => type !== 'literal')
    .map(({ type, value }) => `${type}=${Number(value)}`)
    .join('&');
}
