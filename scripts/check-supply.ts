/**
 * Checks the dependencies of the running site: npm run check -- supply. Writes the bill of materials to
 * `bom.cdx.json` (CycloneDX), and compares it with the allowed licenses, `docs/software-notices.md` and, where
 * OSV_FILES names a file or folder, known vulnerabilities. With --write it writes the notices.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentsOf, readBillOfMaterials } from './supply/components.ts';
import { findLicenseProblems } from './supply/licenses.ts';
import { formatNotices } from './supply/notices.ts';
import { findVulnerabilities, readOsvEntries } from './supply/vulnerabilities.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const noticesFile = join(root, 'docs/software-notices.md');

const billOfMaterials = readBillOfMaterials(root);
writeFileSync(join(root, 'bom.cdx.json'), billOfMaterials);
const components = componentsOf(billOfMaterials);
process.stdout.write(`${components.length} packages; bill of materials in bom.cdx.json\n`);

const problems = findLicenseProblems(components);
const notices = formatNotices(components);
if (process.argv.includes('--write')) writeFileSync(noticesFile, notices);
else if (readFileSync(noticesFile, 'utf8') !== notices)
  problems.push(
    'docs/software-notices.md does not match these packages: run node scripts/check-supply.ts --write and commit it',
  );

const osvFiles = process.env.OSV_FILES;
if (osvFiles) {
  const entries = readOsvEntries(osvFiles);
  const known = findVulnerabilities(components, entries);
  process.stdout.write(`${entries.length} known vulnerabilities compared\n`);
  problems.push(...known);
} else {
  process.stdout.write(
    'known vulnerabilities not compared: OSV_FILES names no file (docs/operations/supply.md)\n',
  );
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
