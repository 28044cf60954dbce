import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrimeSource } from '@townlight/domain/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { pickCaseCount } from '../../../platform/testing/run-length.ts';
import { makeArea } from '../../../testing/make-area.ts';
import { makeCategories } from '../../../testing/make-categories.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { createCrimeReleaseKind } from '../release-kind.ts';
import { ingestCrime } from './ingest-crime.ts';

/** Number of random histories; each loads, withdraws and reloads files in a different order. */
const HISTORIES = pickCaseCount({ short: 20, long: 250 });
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

interface GeneratedRow {
  readonly number: number;
  readonly code: number;
  readonly month: number;
  readonly east: boolean | null;
  readonly deleted: boolean;
}

interface GeneratedFile {
  readonly agency: (typeof AGENCIES)[number];
  /** Reference day of the file; two files may have the same one. */
  readonly asOf: number;
  /** Selects the version of the agency's name and of the code descriptions. */
  readonly nameVersion: number;
  readonly states: boolean;
  readonly rows: readonly GeneratedRow[];
}

const row: fc.Arbitrary<GeneratedRow> = fc.record({
  number: fc.integer({ min: 1, max: 14 }),
  code: fc.integer({ min: 1, max: 4 }),
  month: fc.integer({ min: 1, max: 4 }),
  east: fc.option(fc.boolean()),
  deleted: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
});
/** Limits corrections: a file that moves many records or loses many places is refused or completes no month. */
function withFewCorrections(rows: readonly GeneratedRow[]): GeneratedRow[] {
  const moved = rows[0]?.number;
  return rows.map((generated, at) => ({
    ...generated,
    month:
      1 + ((generated.number + (generated.number === moved && generated.code > 2 ? 1 : 0)) % 4),
    east:
      at === 3 ? null : generated.number === moved ? generated.east : generated.number % 2 === 0,
  }));
}

const generatedFile: fc.Arbitrary<GeneratedFile> = fc.record({
  agency: fc.constantFrom(...AGENCIES, 'lapd' as const),
  asOf: fc.integer({ min: 1, max: 4 }),
  nameVersion: fc.integer({ min: 1, max: 2 }),
  states: fc.boolean(),
  rows: fc.array(row, { minLength: 12, maxLength: 36 }).map(withFewCorrections),
});

const files = fc.array(generatedFile, { minLength: FILES, maxLength: FILES });
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

const dayOf = ({ month, number }: GeneratedRow) =>
  `2024-0${month}-${String(number).padStart(2, '0')}`;
const codeOf = ({ code }: GeneratedRow) => `C${code}`;
const kindOf = ({ code }: GeneratedRow, nameVersion: number) =>
  `KIND ${code} IN WORDS ${nameVersion}`;
const nameOf = (agency: string, nameVersion: number) => `${agency} in words ${nameVersion}`;

function textOf({ rows, nameVersion }: GeneratedFile): string {
  const lines = rows.map((generated) =>
    [
      `N${generated.number}`,
      codeOf(generated),
      kindOf(generated, nameVersion),
      dayOf(generated),
      generated.east === null ? '' : '34.05',
      generated.east === null ? '' : generated.east ? '-118.15' : '-118.35',
      generated.deleted ? 'Y' : 'N',
    ].join(','),
  );
  return `${['number,code,description,date,lat,lon,deleted', ...lines].join('\n')}\n`;
}

describeOnStore('files of two agencies', (open) => {
  test(`give the same responses in any order of loading and withdrawal: ${HISTORIES} histories`, async () => {
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
      await snapshots.checkNow();
      const bodies = await Promise.all(PUBLIC.map((url) => app.inject(url)));
      return bodies.map(({ statusCode, body }, at) => `${PUBLIC[at]} ${statusCode} ${body}`);
    };
    const nothing = await replies();
    let sets = 0;
    for (let of = 0; of < HISTORIES / HISTORIES_OF_FILES; of++) {
      const [generatedFiles = []] = fc.sample(files, { seed: of + 1, numRuns: 1 });
      const store = new FilesInStore(database, generatedFiles, of);
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
  readonly #files: readonly GeneratedFile[];
  readonly #name: (at: number) => string;
  /** File index → release id. */
  readonly #releases = new Map<number, number>();

  constructor(database: Database, generatedFiles: readonly GeneratedFile[], of: number) {
    this.#database = database;
    this.#files = generatedFiles;
    this.#name = (at) => join(folder, `${database.kind}-${of}-${at}.csv`);
    for (const [at, one] of generatedFiles.entries()) writeFileSync(this.#name(at), textOf(one));
  }

  async load(at: number): Promise<void> {
    const { agency, asOf, nameVersion, states } = this.#files[at] as GeneratedFile;
    const month = (text: string) => parseYearMonth(text) as YearMonth;
    const loaded = await ingestCrime(this.#database, {
      sourceName: `${agency}-nibrs`,
      source: sourceOf(agency, nameOf(agency, nameVersion)),
      file: this.#name(at),
      asOf: new Date(`2024-05-0${asOf}T00:00:00Z`),
      statement: states
        ? {
            months: [{ from: month(`2024-0${asOf > 2 ? 2 : 1}`), to: month('2024-04') }],
            covers:
              nameVersion > 1 ? { part: 'areas', areas: ['west', '90001'] } : { part: 'agency' },
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
    const { withdraw } = createCrimeReleaseKind([]);
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
      const { agency, rows, nameVersion } = this.#files[at] as GeneratedFile;
      lines.set(agency, `${agency} ${nameOf(agency, nameVersion)}`);
      for (const generated of rows) {
        const record = `${agency} N${generated.number}`;
        if (generated.deleted) lines.delete(record);
        else lines.set(record, `${record} ${codeOf(generated)} ${dayOf(generated)}`);
        const code = `${agency} ${codeOf(generated)}`;
        if (!generated.deleted) lines.set(code, `${code} ${kindOf(generated, nameVersion)}`);
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
