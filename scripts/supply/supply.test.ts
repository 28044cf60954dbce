import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentsOf, readBillOfMaterials } from './components.ts';
import { CONDITIONAL_LICENSES, findLicenseProblems, LICENSE_CORRECTIONS } from './licenses.ts';
import { formatNotices } from './notices.ts';
import { findVulnerabilities, type OsvEntry, readOsvEntries } from './vulnerabilities.ts';

const components = componentsOf(
  readBillOfMaterials(fileURLToPath(new URL('../..', import.meta.url))),
);
const one = (name: string, version: string, license: string | null = 'MIT') => ({
  name,
  version,
  license,
});

test('the bill of materials contains the runtime dependencies, but no workspaces and no development tools', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'react', 'maplibre-gl', '@resvg/resvg-wasm']),
  );
  // used by tools too
  expect(names).toContain('argparse');
  expect(names.filter((name) => name.startsWith('@townlight/'))).toEqual([]);
  expect(names).not.toContain('vitest');
  for (const { version } of components) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('every dependency has a license that permits distribution', () => {
  expect(findLicenseProblems(components)).toEqual([]);
});

test('unreviewed and missing licenses and obsolete exceptions are reported', () => {
  const exceptions = [...Object.keys(LICENSE_CORRECTIONS), ...Object.keys(CONDITIONAL_LICENSES)];
  const excepted = components.filter(({ name }) => exceptions.includes(name));
  expect(
    findLicenseProblems([
      ...excepted,
      one('left', '1.0.0', 'GPL-3.0-only'),
      one('pad', '2.0.0', null),
    ]),
  ).toEqual([
    expect.stringContaining('left 1.0.0 is under GPL-3.0-only'),
    expect.stringContaining('pad 2.0.0 declares no license'),
  ]);
  expect(findLicenseProblems([])).toHaveLength(exceptions.length);
  const corrected = excepted.map((each) => ({ ...each, license: 'BSD-3-Clause' }));
  expect(findLicenseProblems(corrected)).toContain(
    'splaytree-ts declares BSD-3-Clause now: remove it from scripts/supply/licenses.ts',
  );
});

test('the notices list licenses with conditions, corrected licenses and every package', () => {
  const notices = formatNotices(components);
  expect(notices).toContain('**@resvg/resvg-wasm** is under MPL-2.0');
  expect(notices).toContain('**splaytree-ts** is under BSD-3-Clause');
  for (const { name, version } of components) expect(notices).toContain(`- ${name} ${version}: `);
});

const entry = (more: Partial<OsvEntry>, ...events: object[]): OsvEntry => ({
  id: 'GHSA-test',
  summary: 'reads too much',
  affected: [{ package: { ecosystem: 'npm', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});
const problemsOf = (version: string, ...entries: OsvEntry[]) =>
  findVulnerabilities([one('left', version), one('right', version)], entries);

test.each([
  ['1.2.2', true],
  ['1.2.3', false],
  ['1.9.0', false],
  ['2.0.0-beta.1', false],
  ['2.0.0', true],
  ['2.3.0', true],
  ['2.3.1', false],
])('left %s is affected: %s', (version, affected) => {
  const ranges = entry(
    {},
    { last_affected: '2.3.0' },
    { introduced: '0' },
    { fixed: '1.2.3' },
    { introduced: '2.0.0' },
  );
  expect(problemsOf(version, ranges)).toEqual(
    affected ? [`left ${version}: GHSA-test, reads too much`] : [],
  );
});

test('an explicitly listed version is affected, while withdrawn entries and other ecosystems are ignored', () => {
  const everything = [{ introduced: '0' }];
  const named = { package: { ecosystem: 'npm', name: 'left' }, versions: ['1.0.0'] };
  expect(problemsOf('1.0.0', entry({ affected: [named] }))).toHaveLength(1);
  expect(problemsOf('1.0.1', entry({ affected: [named] }))).toEqual([]);
  expect(problemsOf('1.0.0', entry({ withdrawn: '2026-01-01T00:00:00Z' }, ...everything))).toEqual(
    [],
  );
  const python = { package: { ecosystem: 'PyPI', name: 'left' }, versions: ['1.0.0'] };
  expect(problemsOf('1.0.0', entry({ affected: [python] }))).toEqual([]);
});

test('entries are read from a file or a folder, and invalid entries are named in the error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-osv-'));
  writeFileSync(join(folder, 'one.json'), JSON.stringify(entry({})));
  writeFileSync(join(folder, 'list.json'), JSON.stringify([entry({}), entry({})]));
  writeFileSync(join(folder, 'README'), 'of no concern');
  expect(readOsvEntries(folder)).toHaveLength(3);
  expect(readOsvEntries(join(folder, 'list.json'))).toHaveLength(2);
  writeFileSync(join(folder, 'other.json'), '{"name":"x"}');
  expect(() => readOsvEntries(folder)).toThrow('other.json holds something that is not an entry');
  writeFileSync(join(folder, 'other.json'), '{');
  expect(() => readOsvEntries(folder)).toThrow('other.json is not JSON');
});
