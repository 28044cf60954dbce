import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { losAngeles } from '@townlight/county-los-angeles';
import { everydayNames } from '@townlight/county-los-angeles/everyday-names';
import { placesOutside } from '@townlight/county-los-angeles/places-outside';
import { pointsOfInterest } from '@townlight/county-los-angeles/points-of-interest';
import { PLACE_TYPES } from '@townlight/domain/places';
import { openAddressSearchSnapshot } from '../../../apps/server/src/features/address-search/address-search-snapshot.ts';
import type { AddressSearchData } from '../../../apps/server/src/features/address-search/build-address-data.ts';
import { ingestAddresses } from '../../../apps/server/src/features/address-search/ingest/ingest-addresses.ts';
import { createPlaceIndex } from '../../../apps/server/src/features/address-search/places/place-index.ts';
import { searchLocally } from '../../../apps/server/src/features/address-search/search-places.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { openSampleSnapshot } from '../county/open-sample-snapshot.ts';
import { prepareCounty } from '../ingest/empty-county.ts';
import { readProcessMemory } from '../machine/process-memory.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import { type Cluster, openWithoutMigrations } from '../machine/temporary-cluster.ts';
import { formatBytes, formatCount, formatMilliseconds } from '../measure/format-figures.ts';
import { quantile } from '../measure/quantile.ts';
import type { Report } from '../measure/report.ts';
import { seededRandom } from '../measure/seeded-random.ts';
import { type GeneratedAddresses, makeAddressFile } from './make-address-file.ts';
import {
  ADDRESS_STYLES,
  formatBlockRow,
  metersBetween,
  type RealBlock,
  readRealBlocks,
  sampleBlocks,
} from './real-blocks.ts';
import { loadTrigramTable, type SqlClient, searchTrigrams } from './trigram-peer.ts';

const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 3_000_000);
const SEARCHES = 1_000;
const JUDGED = 500;
const RIGHT_METERS = 300;
/**
 * Trigram queries are slow, so only every tenth or hundredth prefix and address is timed; the sample represents all.
 */
const PEER_EVERY = { postgres: 10, pglite: 100 };

type Answer = { longitude: number; latitude: number };
type Search = (typed: string) => Answer[] | Promise<Answer[]>;

/**
 * Compares the search for places with some three million addresses to a plain trigram query over the same addresses.
 */
export async function benchAddresses(report: Report, cluster: Cluster): Promise<void> {
  const blocks = readRealBlocks();
  report.heading('Address search');
  if (blocks === null) {
    report.note(
      'Skipped: TOWNLIGHT_SHARED does not lead to the hundred blocks of the police department.',
    );
    return;
  }
  const folder = createScratchFolder();
  const file = join(folder, 'addresses.csv');
  const generated = await makeAddressFile(file, ADDRESSES, blocks.map(formatBlockRow));
  const county = await prepareCounty(cluster, folder);
  const judged = sampleBlocks(blocks, JUDGED);
  describeFile(report, blocks, generated);

  const loads: string[][] = [];
  const rows: string[][] = [];
  for (const kind of ['postgres', 'pglite'] as const) {
    const { data, cells } = await load(kind, await county[kind](), file, folder);
    loads.push(cells);
    rows.push(await measure(`Townlight on ${NAMES[kind]}`, createTownlightSearch(data), judged, 1));
    const peer = kind === 'postgres' ? await postgresPeer(cluster) : await pglitePeer(folder);
    const began = performance.now();
    await loadTrigramTable(peer.store, data.addresses);
    loads.push([
      `trigram table on ${NAMES[kind]}`,
      formatMilliseconds(performance.now() - began),
      '',
      '',
      '',
    ]);
    rows.push(
      await measure(
        `trigrams on ${NAMES[kind]}`,
        (typed) => searchTrigrams(peer.store, typed),
        judged,
        PEER_EVERY[kind],
      ),
    );
    await peer.close();
  }
  rmSync(file);
  report.table(['', 'load', 'made ready', 'shared memory', 'process at most'], loads);
  report.table(
    [
      '',
      'searches',
      'median',
      'p99',
      'longest',
      ...Object.keys(ADDRESS_STYLES).map((name) => `right: ${name}`),
    ],
    rows,
  );
}

const NAMES = { postgres: 'PostgreSQL', pglite: 'PGlite' } as const;

function describeFile(
  report: Report,
  blocks: readonly RealBlock[],
  generated: GeneratedAddresses,
): void {
  report.note(
    `${formatCount(blocks.length)} real blocks and ${formatCount(generated.addresses)} generated addresses on ${formatCount(generated.streets)} streets. ` +
      `Timed: ${formatCount(SEARCHES)} searches as they are typed, each beginning of each; judged: ${JUDGED} blocks in three writings, right when the ` +
      `first answer lies within ${RIGHT_METERS} m. Trigrams are asked each ${PEER_EVERY.postgres}th (PGlite: each ${PEER_EVERY.pglite}th).`,
  );
}

async function load(
  kind: 'postgres' | 'pglite',
  store: { dataFolder: string; databaseUrl?: string | undefined },
  file: string,
  folder: string,
): Promise<{ data: AddressSearchData; cells: string[] }> {
  const database = await openDatabase(
    { databaseUrl: undefined, ...store },
    { role: 'command', log: createLog('error') },
  );
  const began = performance.now();
  await ingestAddresses(database, {
    file,
    source: 'bench',
    bounds: losAngeles.searchBounds,
    rejectsFolder: folder,
  });
  const loaded = performance.now();
  const { data } = (await openSampleSnapshot(database)).search;
  const ready = performance.now();
  await database.close();
  const shared = Object.values(data.addresses).reduce(
    (sum, column) =>
      sum + (ArrayBuffer.isView(column) ? column.byteLength : (column?.bytes?.byteLength ?? 0)),
    0,
  );
  return {
    data,
    cells: [
      `Townlight on ${NAMES[kind]}`,
      formatMilliseconds(loaded - began),
      formatMilliseconds(ready - loaded),
      formatBytes(shared),
      formatBytes(readProcessMemory(process.pid)?.peak ?? 0),
    ],
  };
}

function createTownlightSearch(data: AddressSearchData): Search {
  const { streets, areas } = openAddressSearchSnapshot(data);
  const places = createPlaceIndex(areas, { pointsOfInterest, everydayNames, placesOutside });
  const types = new Set(PLACE_TYPES);
  const bounds = losAngeles.searchBounds;
  return (typed) =>
    searchLocally(
      { text: typed.toLowerCase().trim(), types, near: null },
      { places, streets, bounds },
    ).map(({ center: [longitude, latitude] }) => ({ longitude, latitude }));
}

async function measure(
  name: string,
  search: Search,
  judged: readonly RealBlock[],
  every: number,
): Promise<string[]> {
  const random = seededRandom(7);
  const writings = Object.values(ADDRESS_STYLES);
  const texts = Array.from({ length: SEARCHES }, (_, at) =>
    (writings[at % 2] as (typeof writings)[number])(
      judged[at % judged.length] as RealBlock,
      random,
    ),
  );
  const typed = texts
    .flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
    .filter((_, at) => at % every === 0);
  for (const text of typed.slice(0, 300)) if (every === 1) await search(text);
  const times: number[] = [];
  for (const text of typed) {
    const began = performance.now();
    await search(text);
    times.push(performance.now() - began);
  }
  const shares: string[] = [];
  for (const write of writings) {
    const wrong = seededRandom(11);
    let [right, searched] = [0, 0];
    for (const [at, block] of judged.entries()) {
      const text = write(block, wrong);
      if (at % Math.min(every, 10) !== 0) continue;
      searched++;
      const [first] = await search(text);
      if (first !== undefined && metersBetween(first, block) <= RIGHT_METERS) right++;
      else if (process.env.BENCH_MISSES !== undefined)
        process.stderr.write(`${name}: ${text} (${block.street})\n`);
    }
    shares.push(`${((100 * right) / searched).toFixed(1)}%`);
  }
  return [
    name,
    formatCount(times.length),
    formatMilliseconds(quantile(times, 0.5)),
    formatMilliseconds(quantile(times, 0.99)),
    formatMilliseconds(Math.max(...times)),
    ...shares,
  ];
}

interface Peer {
  readonly store: SqlClient;
  close(): Promise<void>;
}

async function postgresPeer(cluster: Cluster): Promise<Peer> {
  const database = await openWithoutMigrations(await cluster.createDatabase('trigrams'));
  return {
    store: database.pool as unknown as SqlClient,
    async close() {
      await database.close();
      await cluster.dropDatabase('trigrams');
    },
  };
}

async function pglitePeer(folder: string): Promise<Peer> {
  const store = await PGlite.create(join(folder, 'trigrams'), { extensions: { pg_trgm } });
  return { store: store as unknown as SqlClient, close: () => store.close() };
}
