import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { RejectsWriter } from './rejects-writer.ts';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'townlight-rejects-')), 'rejects');
const noon = new Date('2026-11-20T12:00:00Z');

test('a load without rejected rows leaves no file', () => {
  const folder = newFolder();
  expect(new RejectsWriter(folder, 'lasd', ['a'], noon).close()).toEqual({ count: 0, path: null });
  expect(existsSync(folder)).toBe(false);
});

test('rejected rows are stored with line and reason, quoted where necessary', () => {
  const rejects = new RejectsWriter(newFolder(), 'lasd', ['NUMBER', 'PLACE'], noon);
  rejects.add(3, 'NUMBER is empty', ['', 'A "B", C']);
  rejects.add(9, 'no date', ['7', 'two\nlines']);
  const { count, path } = rejects.close();
  expect(count).toBe(2);
  expect(basename(path as string)).toBe('2026-11-20T12-00-00-lasd.csv');
  expect(readFileSync(path as string, 'utf8')).toBe(
    'line,reason,NUMBER,PLACE\n3,NUMBER is empty,,"A ""B"", C"\n9,no date,7,"two\nlines"\n',
  );
  expect(rejects.close()).toEqual({ count: 2, path });
});

test('two loads in one second write two files', () => {
  const folder = newFolder();
  const paths = [1, 2].map(() => {
    const rejects = new RejectsWriter(folder, 'lasd', [], noon);
    rejects.add(1, 'wrong', ['x']);
    return rejects.close().path;
  });
  expect(new Set(paths).size).toBe(2);
});

test('many rejected rows are written in full', () => {
  const rejects = new RejectsWriter(newFolder(), 'lasd', [], noon);
  for (let line = 1; line <= 20_000; line++) rejects.add(line, 'wrong', ['x']);
  const { path } = rejects.close();
  expect(
    readFileSync(path as string, 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(20_001);
});

test('a file ends at its size limit and reports the number of omitted rows', () => {
  const maxBytes = 100_000;
  const rejects = new RejectsWriter(newFolder(), 'lasd', ['NUMBER'], noon, maxBytes);
  for (let line = 1; line <= 50_000; line++) rejects.add(line, 'wrong', ['é'.repeat(20)]);
  const { count, path } = rejects.close();
  expect(count).toBe(50_000);
  const lines = readFileSync(path as string, 'utf8')
    .trim()
    .split('\n');
  // the buffer adds to the limit, twice as long in bytes
  expect(statSync(path as string).size).toBeLessThan(maxBytes + 2 * 65_536 + 1_000);
  const leftOut = 50_000 - (lines.length - 2);
  expect(lines.at(-1)).toBe(
    `,"${leftOut.toLocaleString('en')} more rows were rejected but not listed, because this file has reached its limit of 100,000 bytes"`,
  );
});
