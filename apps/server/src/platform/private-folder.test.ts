import { chmodSync, lstatSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Log } from './log.ts';
import { makeFolderPrivate } from './private-folder.ts';

const here = mkdtempSync(join(tmpdir(), 'townlight-private-'));
const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);
const openLog = () => {
  const warn = vi.fn();
  return {
    log: { warn } as unknown as Log,
    listWarnings: () => warn.mock.calls.map(([warning]) => warning),
  };
};

test('a new data folder is for its user alone', async () => {
  const folder = join(here, 'new', 'data');
  const { log, listWarnings } = openLog();
  await makeFolderPrivate(folder, log);
  expect(modeOf(folder)).toBe('700');
  expect(listWarnings()).toEqual([]);
});

test('files readable by other users are made private, with a single warning', async () => {
  const folder = join(here, 'open');
  mkdirSync(join(folder, 'rejects'), { recursive: true });
  mkdirSync(join(folder, 'db.creating-7'));
  const rejected = join(folder, 'rejects', 'crime.csv');
  writeFileSync(rejected, 'a,b\n');
  writeFileSync(join(folder, 'townlight.lock'), '{}', { mode: 0o600 });
  for (const path of [folder, join(folder, 'rejects'), join(folder, 'db.creating-7')])
    chmodSync(path, 0o777);
  chmodSync(rejected, 0o666);
  const elsewhere = join(here, 'elsewhere');
  writeFileSync(elsewhere, 'not ours');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, 'rejects', 'link'));
  const { log, listWarnings } = openLog();
  await makeFolderPrivate(folder, log);
  expect([folder, join(folder, 'rejects'), join(folder, 'db.creating-7')].map(modeOf)).toEqual([
    '700',
    '700',
    '700',
  ]);
  expect(modeOf(rejected)).toBe('600');
  expect(modeOf(elsewhere)).toBe('644');
  expect(listWarnings()).toEqual([
    `${folder}: 4 files and folders were open to other users of this machine; they are now private`,
  ]);
  await makeFolderPrivate(folder, log);
  expect(listWarnings()).toHaveLength(1);
});

test('a folder with unrelated files retains its mode; only the entries of Townlight are made private', async () => {
  const folder = join(here, 'shared');
  mkdirSync(join(folder, 'backups'), { recursive: true });
  writeFileSync(join(folder, 'holiday.jpg'), '');
  for (const path of [folder, join(folder, 'backups'), join(folder, 'holiday.jpg')])
    chmodSync(path, 0o755);
  const { log, listWarnings } = openLog();
  await makeFolderPrivate(folder, log);
  expect(modeOf(folder)).toBe('755');
  expect(modeOf(join(folder, 'holiday.jpg'))).toBe('755');
  expect(modeOf(join(folder, 'backups'))).toBe('700');
  expect(listWarnings()[0]).toContain('holds other things too (holiday.jpg)');
});

test('a folder that is not a folder is left to those who need it', async () => {
  const path = join(here, 'file');
  writeFileSync(path, '');
  const { log, listWarnings } = openLog();
  await makeFolderPrivate(path, log);
  expect(listWarnings()[0]).toContain('could not be closed to other users');
});
