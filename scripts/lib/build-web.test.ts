import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBuildFault } from './build-web.mjs';

test('a build fits when it is complete and made from the same sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-web-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  expect(findBuildFault({ sources: 'a', folder })).toBe('The web pages are not built');
  for (const name of ['dist', 'dist-server']) mkdirSync(join(folder, name));
  write('dist/index.html', '<title>Townlight</title>');
  write('dist-server/render-page.js', 'export {};');
  // a build that was interrupted
  expect(findBuildFault({ sources: 'a', folder })).toBe(
    'The web pages were built from other sources',
  );
  write('dist-server/built-from', 'a');
  expect(findBuildFault({ sources: 'a', folder })).toBeUndefined();
  expect(findBuildFault({ sources: 'b', folder })).toBe(
    'The web pages were built from other sources',
  );
  rmSync(join(folder, 'dist/index.html'));
  expect(findBuildFault({ sources: 'a', folder })).toBe('The web pages are not built');
});
