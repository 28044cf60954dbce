import { setTimeout as wait } from 'node:timers/promises';
import type { CrimeDescriptionRow } from '@townlight/contract/bundles';
import { signInForTests } from '../../../apps/server/src/features/staff/testing/sign-in-for-tests.ts';
import { prepareSampleDatabase } from '../county/sample-database.ts';
import { readProcessorTime } from '../machine/processes.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import { type Cluster, openWithoutMigrations } from '../machine/temporary-cluster.ts';
import { formatCount, formatMilliseconds, median } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { type RunningTownlight, startTownlight } from '../serving/start-townlight.ts';

const MONTHS = 37;
const ROUNDS = 20;
const LONGEST_MS = 2_000;
/** The maximum of a working day's edits in one save. */
const MANY = 500;
const POLL_INTERVAL_MS = 10;
const NICKNAMES = ['Burglary', 'Robbery'] as const;
/** The request of readers' maps: the year's figures of one crime category. */
const MAP = `/api/neighborhoods/crimes?detail=totals&sb=Burglary&from=${Date.UTC(2025, 10, 15)}&to=${Date.UTC(2026, 9, 15)}`;

/** Times a save of another category until the new figures appear, on two real servers that share PostgreSQL. */
export async function benchCategories(report: Report, cluster: Cluster): Promise<void> {
  report.heading('Categories');
  const county = await prepareSampleDatabase(cluster, MONTHS);
  const databaseUrl = await cluster.createDatabase('categories', county.name);
  const servers: RunningTownlight[] = [];
  try {
    for (const _ of [1, 2])
      servers.push(await startTownlight({ dataFolder: createScratchFolder(), databaseUrl }));
    const [one, other] = servers as [RunningTownlight, RunningTownlight];
    const database = await openWithoutMigrations(databaseUrl);
    const { cookie } = await signInForTests(database.pool);
    await database.close();
    const moved = await descriptionOf(one, 'Robbery');
    const answered: number[] = [];
    const here: number[] = [];
    const there: number[] = [];
    // the first save of a server loads the code of the snapshot builder
    let worked: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      if (round === 0) worked = [one, other].map(({ pid }) => readProcessorTime(pid));
      const before = await textOf(other, MAP);
      const began = performance.now();
      await save(one, cookie, [moved], NICKNAMES[Math.abs(round) % 2 === 1 ? 0 : 1]);
      const saved = performance.now() - began;
      const shown = await Promise.all([one, other].map((server) => untilOther(server, before)));
      if (round < 0) continue;
      answered.push(saved);
      here.push((shown[0] as number) - began);
      there.push((shown[1] as number) - began);
      // waits as long as staff would between two saves, out of step with the other server’s polling
      await wait(3_000 + ((round * 137) % 1_000));
    }
    const perSave = [one, other].map(
      ({ pid }, index) => ((readProcessorTime(pid) - (worked[index] as number)) * 1_000) / ROUNDS,
    );
    const many = (await descriptionsOf(one)).slice(0, MANY);
    const manyBegan = performance.now();
    await save(one, cookie, many, NICKNAMES[0]);
    const manySaved = performance.now() - manyBegan;
    report.table(
      [`from the press on “Save”, ${ROUNDS} saves`, 'median', 'longest'],
      [
        ['the save is answered', answered],
        ['the map of the server that saved', here],
        ['the map of the other server', there],
      ].map(([name, times]) => [
        name as string,
        formatMilliseconds(median(times as number[])),
        formatMilliseconds(Math.max(...(times as number[]))),
      ]),
    );
    report.note(
      `A description with ${formatCount(moved.records)} records goes from one category to another and back, ` +
        `in the sample county with ${formatCount(county.records)} records; a server looks for changes twice a second. ` +
        `Of a processor the server that saved took ${formatMilliseconds(perSave[0] as number)} for each save, the other ${formatMilliseconds(perSave[1] as number)}: ` +
        'what is longer is waiting, for other work on the machine or for the next look.',
    );
    report.note(
      `One save of ${formatCount(many.length)} changes is answered after ${formatMilliseconds(manySaved)}.`,
    );
    report.goal(
      `a save of ${formatCount(many.length)} changes is answered in under ${LONGEST_MS / 1_000} s`,
      manySaved < LONGEST_MS,
    );
    report.goal(
      `under ${LONGEST_MS / 1_000} s on both, every time`,
      Math.max(...here, ...there) < LONGEST_MS,
    );
  } finally {
    for (const server of servers) await server.stop();
    await cluster.dropDatabase('categories');
  }
}

async function textOf({ url }: RunningTownlight, path: string): Promise<string> {
  const reply = await fetch(url + path);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${reply.status} at ${path}: ${text}`);
  return text;
}

async function descriptionsOf(server: RunningTownlight): Promise<CrimeDescriptionRow[]> {
  return JSON.parse(await textOf(server, '/api/bundles/crime_descriptions'));
}

/** Returns the most frequent description with this nickname. */
async function descriptionOf(server: RunningTownlight, nickname: string) {
  const [topDescription] = (await descriptionsOf(server))
    .filter((one) => one.nickname === nickname)
    .toSorted((a, b) => b.records - a.records);
  if (topDescription === undefined) throw new Error(`no description has the nickname ${nickname}`);
  return topDescription;
}

async function save(
  { url }: RunningTownlight,
  cookie: string,
  descriptions: readonly CrimeDescriptionRow[],
  nickname: string,
): Promise<void> {
  const changes = descriptions.map(({ name, agency, code }) => ({
    table: 'crime_descriptions',
    action: 'change',
    name,
    agency,
    code,
    nickname,
  }));
  const reply = await fetch(`${url}/api/bundles/changes`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ changes }),
  });
  if (!reply.ok) throw new Error(`${reply.status} for the save: ${await reply.text()}`);
}

/** Waits until a server's map differs from the earlier reply. */
async function untilOther(server: RunningTownlight, before: string): Promise<number> {
  while ((await textOf(server, MAP)) === before) await wait(POLL_INTERVAL_MS);
  return performance.now();
}
