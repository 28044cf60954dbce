import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCategories } from '@townlight/county-los-angeles';
import { compareWithFbi } from '@townlight/county-los-angeles/compare-with-fbi';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';

const shared = process.env.TOWNLIGHT_SHARED;

type Scheme = Parameters<typeof compareWithFbi>[0];

/** Per mille of the records that are categorized differently from the FBI's scheme, by reason. */
function differences(scheme: Scheme, codes: readonly string[]): Record<string, number> {
  const compared = new Map(compareWithFbi(scheme).map((row) => [row.code, row]));
  const counts: Record<string, number> = {};
  for (const code of codes) {
    const row = compared.get(code);
    if (row === undefined || !row.differs) continue;
    counts[row.reason ?? 'untold'] = (counts[row.reason ?? 'untold'] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(counts)
      .map(([reason, count]) => [reason, Math.round((1000 * count) / codes.length)] as const)
      .toSorted(([, a], [, b]) => b - a),
  );
}

// TOWNLIGHT_SHARED names the folder of real records, which are not in the repository; without it these tests are
// skipped.
describe.skipIf(!shared)('the codes of real records (TOWNLIGHT_SHARED)', () => {
  const text = (name: string) => readFileSync(join(shared as string, 'data/crime', name), 'utf8');
  const column = (name: string, title: string) =>
    Papa.parse<Record<string, string>>(text(name), { header: true, skipEmptyLines: true }).data.map(
      (row) => row[title] ?? '',
    );
  const named = (agency: string) =>
    new Map(
      seedCategories.descriptions
        .filter((row) => row.agency === agency)
        .map(({ code, nickname }) => [code, nickname]),
    );
  const uncategorized = (agency: string, codes: readonly string[]) => {
    const names = named(agency);
    return codes.filter((code) => (names.get(code) ?? null) === null);
  };

  test('two months of the Sheriff: every code has a category', () => {
    const codes = column('lasd-2017-half.csv', 'STAT');
    expect(codes).toHaveLength(5632);
    expect(uncategorized('lasd', codes)).toEqual([]);
    // The FBI does not collect what the Sheriff classifies as traffic, or calls it "all other offenses".
    expect(differences('lasd-statistical', codes)).toEqual({
      traffic: 75,
      domestic: 54,
      'catch-all': 43,
      bicycle: 5,
      child: 4,
      'no-offense': 4,
      shots: 4,
      warrant: 4,
      sexual: 3,
      custody: 2,
      manslaughter: 0,
    });
  });

  test('a division of the city police: every code has a category', () => {
    const codes = column('lapd-west-la-2020-2021.csv', 'Crm Cd');
    expect(codes).toHaveLength(12954);
    expect(uncategorized('lapd', codes)).toEqual([]);
    expect(differences('lapd-summary', codes)).toEqual({
      'plain-theft': 105,
      bicycle: 37,
      domestic: 31,
      'catch-all': 13,
      sexual: 3,
      child: 2,
      shots: 0,
      traffic: 0,
    });
  });

  test('10,000 reports of the city: at most one in a thousand has no category', () => {
    const codeOf = new Map(
      Papa.parse<[string, string]>(text('lapd-crime-codes.csv'), {
        skipEmptyLines: true,
      }).data.map(([code, wording]) => [wording, code]),
    );
    const records: readonly { 'Crm Cd Desc': string }[] = JSON.parse(text('lapd-2020-sample.json'));
    const codes = records.map((record) => codeOf.get(record['Crm Cd Desc']) ?? '');
    expect(codes).toHaveLength(10_000);
    expect(uncategorized('lapd', codes).length).toBeLessThanOrEqual(10);
    expect(differences('lapd-summary', codes)).toEqual({
      'plain-theft': 107,
      domestic: 49,
      'catch-all': 18,
      bicycle: 14,
      sexual: 4,
      child: 3,
      shots: 3,
      traffic: 1,
    });
  });
});
