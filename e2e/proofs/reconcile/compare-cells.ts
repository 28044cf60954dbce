import type { Pool } from 'pg';
import type { Findings } from '../findings.ts';
import { readCrimeCells } from '../stores/crime-cells.ts';
import type { PlacedRecord } from './compare-records.ts';

/** Compares each packed cell of the roll-up with a count of the independent records. */
export async function compareCells(
  store: Pool,
  records: readonly PlacedRecord[],
  findings: Findings,
): Promise<void> {
  const { rows } = await store.query<{ id: number; code: string }>(
    'select id, code from crime_code',
  );
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const found = new Map<string, number>();
  for (const cell of await readCrimeCells(store)) {
    const { partition, agency, month, codeId, areaId } = cell;
    found.set(`${partition} ${agency} ${month} ${codes.get(codeId)} ${areaId}`, cell.count);
  }
  const expected = new Map<string, number>();
  for (const { partition, agency, month, code, areaId } of records) {
    const key = `${partition} ${agency} ${month} ${code} ${areaId}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
  const unlike = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (key) => expected.get(key) !== found.get(key),
  );
  findings.check(
    `all ${expected.size.toLocaleString('en')} cells of the roll-up (partition, agency, month, code, area) are counted alike`,
    unlike.length === 0,
    `${unlike.length} differ: ${unlike
      .slice(0, 5)
      .map((key) => `${key} is ${found.get(key) ?? 0} instead of ${expected.get(key) ?? 0}`)
      .join('; ')}`,
  );
}
