import type { Component } from './components.ts';

/** Licenses that allow shipping with a notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // given to the public domain
  'CC0-1.0',
  'ISC',
  'MIT',

  'MIT-0',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'Python-2.0',
  'Unlicense',
  // fonts: may be shipped with software, but not sold by themselves
  'OFL-1.1',
  'MIT AND OFL-1.1',
]);

/** The actual license of packages that declare it wrongly or not at all. */
export const LICENSE_CORRECTIONS: Readonly<Record<string, { license: string; because: string }>> = {
  'splaytree-ts': {
    license: 'BSD-3-Clause',
    because:
      'declares "BDS-3-Clause", which is no license; its LICENSE file is the BSD 3-Clause License',
  },
};

/** Licenses that require more than a notice, and how that is met. */
export const CONDITIONAL_LICENSES: Readonly<Record<string, { license: string; met: string }>> = {
  '@resvg/resvg-wasm': {
    license: 'MPL-2.0',
    met: 'used as published, unchanged; its source is at https://github.com/yisibl/resvg-js and, of the renderer, at https://github.com/linebender/resvg',
  },
};

export function getLicense({ name, license }: Component): string | null {
  return LICENSE_CORRECTIONS[name]?.license ?? license;
}

/** @returns a sentence for each package that must not be shipped as it is, and for each exception that is obsolete */
export function findLicenseProblems(components: readonly Component[]): string[] {
  const problems = [];
  for (const component of components) {
    const { name, version } = component;
    const license = getLicense(component);
    if (license === null)
      problems.push(
        `${name} ${version} declares no license that is valid: read its LICENSE file and name it in scripts/supply/licenses.ts`,
      );
    else if (!PERMISSIVE.has(license) && CONDITIONAL_LICENSES[name]?.license !== license)
      problems.push(
        `${name} ${version} is under ${license}: see whether we may ship it, and name it in scripts/supply/licenses.ts`,
      );
  }
  for (const name of [...Object.keys(LICENSE_CORRECTIONS), ...Object.keys(CONDITIONAL_LICENSES)])
    if (!components.some((component) => component.name === name))
      problems.push(`${name} is no longer used: remove it from scripts/supply/licenses.ts`);
  for (const { name, license } of components)
    if (license !== null && license === LICENSE_CORRECTIONS[name]?.license)
      problems.push(`${name} declares ${license} now: remove it from scripts/supply/licenses.ts`);
  return problems;
}
