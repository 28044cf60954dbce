import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '../testing/databases.ts';
import { diagnoseFolder } from './diagnose-folder.ts';
import { openDatabase } from './open-database.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'townlight-fault-'));
const failing = (code: string) =>
  Object.assign(new Error(`${code}: as the system says it`), { code });

test.each([
  ['ENOSPC', /: the disk is full; .*Make room .* TOWNLIGHT_DATA$/],
  ['EDQUOT', /: the disk is full/],
  ['EROFS', /: its disk is read-only; mount it for writing/],
  ['EACCES', /: this user is not allowed to read and write there.*chown -R .* TOWNLIGHT_DATA$/],
])('%s is reported with the folder and a remedy', async (code, message) => {
  const folder = newFolder();
  const fault = await diagnoseFolder(folder, failing(code));
  expect(fault?.message).toMatch(message);
  expect(fault?.message.startsWith(folder)).toBe(true);
});

test('an error unrelated to the folder is not diagnosed', async () => {
  expect(await diagnoseFolder(newFolder(), new Error('another'))).toBeUndefined();
});

test('a file in place of the folder is reported', async () => {
  const file = join(newFolder(), 'data');
  writeFileSync(file, '');
  const store = { dataFolder: file, databaseUrl: undefined };
  await expect(openDatabase(store, { role: 'command', log: silentLog })).rejects.toThrow(
    `${file}: this is a file, not a folder; choose a folder with TOWNLIGHT_DATA`,
  );
});

// root has access to everything
test.skipIf(process.getuid?.() === 0)('the folder of another user is told', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'db'));
  chmodSync(join(folder, 'db'), 0);
  const store = { dataFolder: folder, databaseUrl: undefined };
  await expect(openDatabase(store, { role: 'command', log: silentLog })).rejects.toThrow(
    `${join(folder, 'db')}: this user is not allowed to read and write there`,
  );
});
