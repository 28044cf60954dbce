import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packRelease } from './pack-release.ts';

/** Creates a repository of one commit with a built file that git ignores. */
function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const root = join(folder, 'repository');
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'dist/\n');
  writeFileSync(join(root, 'server.ts'), 'serve();\n');
  writeFileSync(join(root, 'dist/assets/page.js'), 'show();\n');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'Begin');
  return { root, folder, name: 'townlight-1.2.3', built: ['dist'] };
}

test('a release has the files of the commit and the built ones, and is the same each time', () => {
  const given = createRepository();
  const { file, sha256 } = packRelease(given);
  const list = execFileSync('tar', ['-tzf', file]).toString().split('\n').filter(Boolean);
  expect(list.filter((line) => !line.endsWith('/')).sort()).toEqual([
    'townlight-1.2.3/.gitignore',
    'townlight-1.2.3/dist/assets/page.js',
    'townlight-1.2.3/server.ts',
  ]);
  expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sha256}  townlight-1.2.3.tar.gz\n`);
  expect(packRelease(given).sha256).toBe(sha256);
});

test('files that are not committed are in no release', () => {
  const given = createRepository();
  writeFileSync(join(given.root, 'server.ts'), 'serve(2);\n');
  expect(() => packRelease(given)).toThrow('Commit these files first');
});
