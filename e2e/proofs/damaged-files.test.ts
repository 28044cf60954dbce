import { afterAll, expect, test } from 'vitest';
import { isLongRun } from '../../apps/server/src/platform/testing/run-length.ts';
import { proveDamagedFiles } from './damaged/prove-damaged-files.ts';
import { createFindings } from './findings.ts';
import { createEmbeddedStores } from './stores/proof-stores.ts';

/** One for each parser; the script `damaged-files.ts` tries all of them. */
const CHOSEN = ['truncated.csv.gz', 'unclosed.csv', 'all-bad.csv', 'malformed.geojson', 'cut.csv'];

const stores = createEmbeddedStores();
afterAll(() => stores.close());

test.runIf(isLongRun)(
  'damaged files are refused with a message that helps, and readers see what they saw',
  async () => {
    const findings = createFindings(() => undefined);
    await proveDamagedFiles(stores, findings, (name) => CHOSEN.includes(name));
    expect(findings.failed).toEqual([]);
    expect(findings.passed).toBeGreaterThan(CHOSEN.length * 3);
  },
  180_000,
);
