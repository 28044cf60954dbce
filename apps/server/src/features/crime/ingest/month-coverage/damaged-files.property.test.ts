import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_LOST_SHARE } from '@townlight/domain/crime';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '../../../../platform/failure.ts';
import { describeOnStore } from '../../../../platform/testing/databases.ts';
import { fastCheckOptions } from '../../../../platform/testing/run-length.ts';
import { makeArea } from '../../../../testing/make-area.ts';
import { PLAIN_HEADER, plainSource } from '../../testing/plain-source.ts';
import { ingestCrime } from '../ingest-crime.ts';
import { listMonths } from './month-ranges.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Four burglaries a day in the first quarter of 2025, within a tenth of a degree. */
const ROWS = Array.from({ length: 90 * 4 }, (_, at) => {
  const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 4))).toISOString().slice(0, 10);
  const [lat, lon] = [34.01 + (at % 7) * 0.01, -118.39 + (at % 5) * 0.01];
  return [`25000${1000 + at}`, '310', 'BURGLARY', day, lat.toFixed(4), lon.toFixed(4)];
});
const UNDAMAGED = new Map([
  ['2025-01', 124],
  ['2025-02', 112],
  ['2025-03', 124],
]);

type Row = readonly string[];
/** Kinds of damage to one row. */
const DAMAGE = {
  'latitude and longitude swapped': ([number, code, text, day, lat, lon]) => [
    [number, code, text, day, lon, lat],
  ],
  'in feet': ([number, code, text, day]) => [[number, code, text, day, '1842345.5', '6438210.2']],
  'no place': ([number, code, text, day]) => [[number, code, text, day, '', '']],
  'no date': ([number, code, text, , lat, lon]) => [[number, code, text, '', lat, lon]],
  'no number': ([, ...rest]) => [['', ...rest]],
  'a number in scientific notation': ([, ...rest]) => [['2.5E+08', ...rest]],
  'a shortened number': ([number = '', ...rest]) => [[`${number.slice(0, 6)}000`, ...rest]],
  'one number': ([, ...rest]) => [['1', ...rest]],
  twice: (row) => [row, row],
} satisfies Record<string, (row: Row) => (string | undefined)[][] | Row[]>;

const damaged = fc.record({
  kind: fc.constantFrom(...(Object.keys(DAMAGE) as (keyof typeof DAMAGE)[])),
  share: fc.integer({ min: 1, max: 100 }),
  /** Whether the damaged rows are adjacent or at random positions. */
  isTogether: fc.boolean(),
  start: fc.integer({ min: 0, max: ROWS.length - 1 }),
  seed: fc.integer({ min: 1, max: 9_999 }),
  /** Drops the rows before or after the start. */
  cut: fc.constantFrom(null, null, 'before', 'after'),
  /** Whether the undamaged file is loaded first. */
  isSecond: fc.boolean(),
});

type Damaged = typeof damaged extends fc.Arbitrary<infer Value> ? Value : never;

function damage({ kind, share, isTogether, start, seed, cut }: Damaged): Row[] {
  if (cut === 'before') return ROWS.slice(start);
  if (cut === 'after') return ROWS.slice(0, start + 1);
  const many = Math.ceil((ROWS.length * share) / 100);
  const chosen = new Set(
    isTogether
      ? Array.from({ length: many }, (_, at) => (start + at) % ROWS.length)
      : ROWS.map((_, at) => [(at * 7919 + seed * 104_729) % 10_007, at] as const)
          .sort(([one], [other]) => one - other)
          .slice(0, many)
          .map(([, at]) => at),
  );
  return ROWS.flatMap((row, at) => (chosen.has(at) ? (DAMAGE[kind](row) as Row[]) : [row]));
}

describeOnStore('a damaged file', (open) => {
  let files = 0;
  const write = (rows: readonly Row[]) => {
    const path = join(folder, `${files++}.csv`);
    writeFileSync(path, `${[PLAIN_HEADER, ...rows.map((row) => row.join(','))].join('\n')}\n`);
    return path;
  };

  test('completes no month, or has the counts of the undamaged file but for one in twenty', async () => {
    const database = await open();
    await makeArea(database.pool, { name: 'West', corner: [-118.4, 34] });
    const load = async (rows: readonly Row[]) => {
      try {
        const loaded = await ingestCrime(database, {
          ...{
            sourceName: 'lapd',
            source: plainSource,
            file: write(rows),
            statement: { accept: true },
          },
          ...{ today: '2026-11-20', timeZone: 'America/Los_Angeles', rejectsFolder: folder },
        });
        if (loaded.outcome !== 'published') throw new Error('nothing was published');
        return loaded.report;
      } catch (error) {
        if (error instanceof Failure) return null;
        throw error;
      }
    };
    const complete = async () => {
      const { rows } = await database.pool.query<{ month: string; records: number }>(
        `select to_char(occurred_at, 'YYYY-MM') as month, count(neighborhood_id)::int as records from incident
          where month in (select month from agency_month) group by 1`,
      );
      return new Map(rows.map(({ month, records }) => [month, records]));
    };
    const outcomes = { refused: 0, some: 0, none: 0, all: 0 };
    await fc.assert(
      fc.asyncProperty(damaged, async (given) => {
        await database.pool.query('truncate incident, crime_month, agency_month, release_rows');
        await database.pool.query('delete from release where kind = $1', ['crime']);
        if (given.isSecond) expect((await load(ROWS))?.months.flatMap(listMonths)).toHaveLength(3);
        const before = await complete();
        const report = await load(damage(given));
        const months = await complete();
        if (report === null) expect(months).toEqual(before);
        for (const [month, records] of months) {
          const all = UNDAMAGED.get(month) as number;
          expect(
            Math.abs(records - all),
            `${month} of ${JSON.stringify(given)}`,
          ).toBeLessThanOrEqual(all * MAX_LOST_SHARE);
        }
        if (report === null) outcomes.refused++;
        else outcomes[months.size === 0 ? 'none' : months.size === 3 ? 'all' : 'some']++;
      }),
      fastCheckOptions({ short: 60, long: 2_000 }),
    );
    // Ensures that loads were compared.
    expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(0);
  }, 900_000);
});
