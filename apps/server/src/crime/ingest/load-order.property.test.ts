import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrimeSource } from '@townlight/domain/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { turns } from '../../platform/testing/run-length.ts';
import { makeArea } from '../../testing/make-area.ts';
import { makeCategories } from '../../testing/make-categories.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { crimeReleases } from '../release-kind.ts';
import { ingestCrime } from './ingest-crime.ts';

/** Number of random histories; each loads, withdraws and reloads files in a different order. */
const HISTORIES = turns({ short: 20, long: 250 });
/** Histories per set of files; each starts from the state in which the previous one ended. */
const HISTORIES_OF_FILES = 25;
/** Files per set. The replies are compared for each set of releases in force. */
const FILES = 4;

const folder = mkdtempSync(join(tmpdir(), 'townlight-orders-'));
afterAll(() => rmSync(folder, { recursive: true }));

const AGENCIES = ['lapd', 'lasd'] as const;
const sourceOf = (agency: string, name: string): CrimeSource => ({
  agency,
  agencyName: name,
  codePrefix: '',
  dateOrder: 'month-day-year',
  columns: {
    number: 'number',
    code: 'code',
    description: 'description',
    date: 'date',
    latitude: 'lat',
    longitude: 'lon',
    deleted: 'deleted',
  },
  fillerPoints: [],
});

interface MadeRow {
  readonly number: number;
  readonly code: number;
  readonly month: number;
  readonly east: boolean | null;
  readonly deleted: boolean;
}

interface MadeFile {
  readonly agency: (typeof AGENCIES)[number];
  /** Reference day of the file; two files may have the same one. */
  readonly asOf: number;
  /** Selects the version of the agency's name and of the code descriptions. */
  readonly words: number;
  readonly states: boolean;
  readonly rows: readonly MadeRow[];
}

const row: fc.Arbitrary<MadeRow> = fc.record({
  number: fc.integer({ min: 1, max: 14 }),
  code: fc.integer({ min: 1, max: 4 }),
  month: fc.integer({ min: 1, max: 4 }),
  east: fc.option(fc.boolean()),
  deleted: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0),
});
/** Limits corrections: a file that moves many records or loses many places is refused or completes no month. */
function withFewCorrections(rows: readonly MadeRow[]): MadeRow[] {
  const moved = rows[0]?.number;
  return rows.map((made, at) => ({
    ...made,
    month: 1 + ((made.number + (made.number === moved && made.code > 2 ? 1 : 0)) % 4),
    east: at === 3 ? null : made.number === moved ? made.east : made.number % 2 === 0,
  }));
}

const madeFile: fc.Arbitrary<MadeFile> = fc.record({
  agency: fc.constantFrom(...AGENCIES, 'lapd' as const),
  asOf: fc.integer({ min: 1, max: 4 }),
  words: fc.integer({ min: 1, max: 2 }),
  states: fc.boolean(),
  rows: fc.array(row, { minLength: 12, maxLength: 36 }).map(withFewCorrections),
});

const files = fc.array(madeFile, { minLength: FILES, maxLength: FILES });
/** Negative: withdraw that file's release; otherwise: load that file. */
const step = fc.integer({ min: -FILES, max: FILES - 1 });
const history = fc.array(step, { minLength: 2, maxLength: 4 });

const PUBLIC = [
  '/api/crimes/status',
  '/api/bundles/crime_descriptions',
  ...['neighborhoods', 'zipcodes', 'tracts'].flatMap((partition) => [
    `/api/${partition}/crimes?from=${Date.parse('2024-01-02')}&to=${Date.parse('2024-04-02')}`,
    `/api/${partition}/compare/crimes?from=${Date.parse('2024-03-02')}&to=${Date.parse('2024-04-02')}`,
    `/api/${partition}/agencies`,
    `/api/${partition}/coverage`,
  ]),
  '/api/neighborhoods/west/monthly?months=24',
  '/api/neighborhoods/east/monthly?months=24&sb=Burglary',
  '/api/crimes/burglary/monthly/4/2024',
  '/api/neighborhoods/crime_ranking?neighborhood=west&month=3&year=2024',
  '/api/crimes/neighborhood_ranking?crime=burglary&aggregation=yearly',
  '/api/neighborhoods/ranks/3/2024',
];

const dayOf = ({ month, number }: MadeRow) => `2024-0${month}-${String(number).padStart(2, '0')}`;
const codeOf = ({ code }: MadeRow) => `C${code}`;
const kindOf = ({ code }: MadeRow, words: number) => `KIND ${code} IN WORDS ${words}`;
const nameOf = (agency: string, words: number) => `${agency} in words ${words}`;

function textOf({ rows, words }: MadeFile): string {
  const lines = rows.map((made) =>
    [
      `N${made.number}`,
      codeOf(made),
      kindOf(made, words),
      dayOf(made),
      made.east === null ? '' : '34.05',
      made.east === null ? '' : made.east ? '-118.15' : '-118.35',
      made.deleted ? 'Y' : 'N',
    ].join(','),
  );
  return `${['number,code,description,date,lat,lon,deleted', ...lines].join('\n')}\n`;
}

describeOnStore('files of two agencies', (open) => {
  test(`give the same replies in whatever order they come and are taken back: ${HISTORIES} histories`, async () => {
    const database = await open();
    await makeCategories(database.pool);
    await makeArea(database.pool, { name: 'West', corner: [-118.4, 34] });
    await makeArea(database.pool, {
      name: 'East',
      corner: [-118.2, 34],
      policedBy: ['lapd', 'lasd'],
    });
    await makeArea(database.pool, { partition: 'zipcodes', name: '90001', corner: [-118.4, 34] });
    const { app, snapshots, close } = await openTestApp(database, { inThisThread: true });
    const replies = async () => {
      await snapshots.lookNow();
      const bodies = await Promise.all(PUBLIC.map((url) => app.inject(url)));
      return bodies.map(({ statusCode, body }, at) => `${PUBLIC[at]} ${statusCode} ${body}`);
    };
    const nothing = await replies();
    let sets = 0;
    for (let of = 0; of < HISTORIES / HISTORIES_OF_FILES; of++) {
      const [made = []] = fc.sample(files, { seed: of + 1, numRuns: 1 });
      const store = new FilesInStore(database, made, of);
      const known = new Map<string, readonly string[]>([['', nothing]]);
      const histories = fc.sample(history, { seed: of + 1, numRuns: HISTORIES_OF_FILES });
      for (const steps of histories) {
        for (const at of steps) await (at < 0 ? store.withdraw(FILES + at) : store.load(at));
        expect(await store.state(), `files ${of}, ${steps}`).toEqual(await store.byHand());
        const now = await replies();
        let expected = known.get(store.inForce());
        if (expected === undefined) {
          sets++;
          await store.loadAgain();
          expected = await replies();
          known.set(store.inForce(), expected);
        }
        expect(now, `files ${of}, ${steps}`).toEqual(expected);
      }
      await store.withdrawAll();
      expect(await replies()).toEqual(nothing);
    }
    // Ensures that replies were compared.
    expect(sets).toBeGreaterThan(HISTORIES / 5);
    await close();
    // Takes about 30 seconds, and longer on a busy machine.
  }, 900_000);
});

/** Manages the releases of some files and computes the expected records. */
class FilesInStore {
  readonly #database: Database;
  readonly #files: readonly MadeFile[];
  readonly #name: (at: number) => string;
  /** File index → release id. */
  readonly #releases = new Map<number, number>();

  constructor(database: Database, made: readonly MadeFile[], of: number) {
    this.#database = database;
    this.#files = made;
    this.#name = (at) => join(folder, `${database.kind}-${of}-${at}.csv`);
    for (const [at, one] of made.entries()) writeFileSync(this.#name(at), textOf(one));
  }

  async load(at: number): Promise<void> {
    const { agency, asOf, words, states } = this.#files[at] as MadeFile;
    const month = (text: string) => parseYearMonth(text) as YearMonth;
    const loaded = await ingestCrime(this.#database, {
      sourceName: `${agency}-nibrs`,
      source: sourceOf(agency, nameOf(agency, words)),
      file: this.#name(at),
      asOf: new Date(`2024-05-0${asOf}T00:00:00Z`),
      statement: states
        ? {
            months: [{ from: month(`2024-0${asOf > 2 ? 2 : 1}`), to: month('2024-04') }],
            covers: words > 1 ? { part: 'areas', areas: ['west', '90001'] } : { part: 'agency' },
          }
        : {},
      today: '2026-11-20',
      timeZone: 'America/Los_Angeles',
      rejectsFolder: folder,
    });
    const known = this.#releases.get(at);
    if (known === undefined && loaded.outcome === 'published')
      this.#releases.set(at, loaded.report.releaseId);
    else expect(loaded).toMatchObject({ outcome: 'already-published', releaseId: known });
  }

  async withdraw(at: number): Promise<void> {
    const release = this.#releases.get(at);
    if (release === undefined) return;
    const { withdraw } = crimeReleases([]);
    await inTransaction(this.#database.pool, async (client) => withdraw?.(client, release));
    this.#releases.delete(at);
  }

  async withdrawAll(): Promise<void> {
    for (const at of [...this.#releases.keys()]) await this.withdraw(at);
  }

  inForce(): string {
    return [...this.#releases.keys()].sort().join();
  }

  /** Loads the releases in force again, one after the other, oldest first. */
  async loadAgain(): Promise<void> {
    const inForce = await this.#oldestFirst();
    await this.withdrawAll();
    for (const at of inForce) await this.load(at);
  }

  /** Returns the records, the codes and the agency names. */
  async state(): Promise<string[]> {
    const { rows } = await this.#database.pool.query<{ line: string }>(
      `select slug || ' ' || number || ' ' || code || ' ' || to_char(occurred_at, 'YYYY-MM-DD') as line
         from incident join agency on agency.id = agency_id join crime_code on crime_code.id = code_id
       union all select agency || ' ' || code || ' ' || description from crime_code
       union all select slug || ' ' || name from agency`,
    );
    return rows.map(({ line }) => line).sort();
  }

  /** Computes the expected state: the last row of the newest file determines a record. */
  async byHand(): Promise<string[]> {
    const lines = new Map<string, string>();
    for (const at of await this.#oldestFirst()) {
      const { agency, rows, words } = this.#files[at] as MadeFile;
      lines.set(agency, `${agency} ${nameOf(agency, words)}`);
      for (const made of rows) {
        const record = `${agency} N${made.number}`;
        if (made.deleted) lines.delete(record);
        else lines.set(record, `${record} ${codeOf(made)} ${dayOf(made)}`);
        const code = `${agency} ${codeOf(made)}`;
        if (!made.deleted) lines.set(code, `${code} ${kindOf(made, words)}`);
      }
    }
    return [...lines.values()].sort();
  }

  /** Sorts by reference day; on the same day by fingerprint. */
  async #oldestFirst(): Promise<number[]> {
    const { rows } = await this.#database.pool.query<{ id: number }>(
      `select id from release where withdrawn_at is null and not sample order by as_of, fingerprint collate "C"`,
    );
    const fileOf = new Map([...this.#releases].map(([at, id]) => [id, at]));
    return rows.map(({ id }) => fileOf.get(id) as number);
  }
}
