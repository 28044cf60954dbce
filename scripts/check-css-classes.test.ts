import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkCssClasses } from './check-css-classes.ts';

test('components use only classes that their CSS modules have', () => {
  expect(checkCssClasses(join(import.meta.dirname, '../apps/web/src'))).toEqual([]);
});

test('a class that was removed is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-css-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tables'));
  writeFileSync(join(folder, 'tables/table.module.css'), '/* .phone */ .wide { width: 1.5em; }');
  writeFileSync(
    join(folder, 'Page.tsx'),
    "import table from './tables/table.module.css';\nconst a = [table.wide, table.phone, 'table.x'];",
  );
  expect(checkCssClasses(folder)).toEqual([
    'Page.tsx: table.phone is not in ./tables/table.module.css',
  ]);
});
