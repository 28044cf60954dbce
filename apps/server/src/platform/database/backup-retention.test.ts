import { expect, test } from 'vitest';
import { formatBackupName, listExpiredBackups } from './backup-retention.ts';

const NOW = Date.parse('2026-11-22T22:10:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (ms: number) => formatBackupName(new Date(ms), 'change');

function listRetained(names: readonly string[], now = NOW): string[] {
  const gone = new Set(listExpiredBackups(names, new Date(now)));
  return names.filter((name) => !gone.has(name));
}

test('a file name contains the time and the occasion of the backup', () => {
  expect(at(NOW)).toBe('2026-11-22T22-10-00-000Z.jsonl.gz');
  expect(formatBackupName(new Date(NOW), 'before-restore')).toBe(
    '2026-11-22T22-10-00-000Z-before-restore.jsonl.gz',
  );
});

test('frequent changes do not remove backups of earlier hours, days and weeks', () => {
  const yesterday = at(NOW - DAY);
  const thisMorning = at(NOW - 12 * HOUR);
  const twoMonthsAgo = at(NOW - 60 * DAY);
  let names = [twoMonthsAgo, yesterday, thisMorning];
  for (let i = 0; i < 1_300; i++) {
    names.push(at(NOW + i * 30_000));
    names = listRetained(names, NOW + i * 30_000);
    expect(names.length).toBeLessThan(60);
  }
  expect(names).toEqual(expect.arrayContaining([twoMonthsAgo, yesterday, thisMorning]));
});

test('a year of a backup every ten minutes leaves the newest six, 24 hours, 14 days and 12 weeks', () => {
  const names: string[] = [];
  for (let time = NOW - 365 * DAY; time <= NOW; time += 10 * MINUTE) names.push(at(time));
  const retained = listRetained(names).map((name) => names.indexOf(name));
  const ages = retained.map((index) => (names.length - 1 - index) * 10 * MINUTE);
  expect(ages.filter((age) => age < HOUR)).toHaveLength(6);
  // the newest backup of an hour is that of minute 50
  expect(ages.filter((age) => age >= HOUR && age < DAY)).toHaveLength(22);
  expect(ages.filter((age) => age >= DAY && age < 14 * DAY)).toHaveLength(12);
  expect(Math.max(...ages)).toBeGreaterThan(70 * DAY);
  expect(Math.max(...ages)).toBeLessThan(77 * DAY);
});

test('backups made by hand or before a restore, and unrelated files, are never removed', () => {
  const names = [
    formatBackupName(new Date(NOW - 900 * DAY), 'by-hand'),
    formatBackupName(new Date(NOW - 900 * DAY), 'before-restore'),
    'notes.txt',
    '.2020-01-01T00-00-00-000Z.jsonl.gz.draft-7',
    'copy of 2020-01-01T00-00-00-000Z.jsonl.gz',
  ];
  for (let i = 0; i < 100; i++) names.push(at(NOW - i * 1_000));
  expect(listRetained(names)).toEqual(expect.arrayContaining(names.slice(0, 5)));
});
