import { afterAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../apps/server/src/platform/testing/run-length.ts';
import { createScratchFolder } from '../../bench/src/machine/scratch-folder.ts';
import { createFindings, type Findings } from './findings.ts';
import { killFirstStart } from './kill/kill-first-start.ts';
import { killIngest } from './kill/kill-ingest.ts';
import { refuseSecondServer } from './kill/refuse-second-server.ts';
import {
  createEmbeddedStores,
  createPostgresStores,
  type ProofStores,
} from './stores/proof-stores.ts';

const LONGEST = 300_000;

async function proof(prove: (findings: Findings) => Promise<void>): Promise<void> {
  const findings = createFindings(() => undefined);
  await prove(findings);
  expect(findings.failed).toEqual([]);
  expect(findings.passed).toBeGreaterThan(0);
}

/**
 * Only in full runs. In every run `source-kinds.test.ts` kills a load, `delivery/kills.test.ts` a mail sender and
 * `data-lock.test.ts` a first start, with fewer processes. The scripts in this folder do twenty of each.
 */
const LOAD = { times: 2, rows: 20_000 };

for (const open of [createEmbeddedStores, createPostgresStores])
  describe.runIf(isLongRun)(
    open === createEmbeddedStores ? 'kill -9 (embedded store)' : 'kill -9 (PostgreSQL)',
    () => {
      let opened: ProofStores | undefined;
      const stores = (): ProofStores => {
        opened ??= open();
        return opened;
      };
      afterAll(() => opened?.close());

      test(
        'a killed ingest leaves no partial data, and a rerun produces the result of one clean run',
        () =>
          proof((findings) =>
            killIngest(stores(), { victims: ['command'], ...LOAD, seed: 3, brief: true }, findings),
          ),
        LONGEST,
      );

      test(
        'a start after a killed first start results in a complete store',
        () =>
          proof((findings) =>
            killFirstStart(stores(), { times: 1, seed: 4, sample: false }, findings),
          ),
        LONGEST,
      );
    },
  );

describe.runIf(isLongRun)('several servers on one data folder', () => {
  const stores = createEmbeddedStores();
  afterAll(() => stores.close());

  test(
    'one acquires the lock, the rest exit with an error message, and no data is lost',
    () => proof((findings) => refuseSecondServer(stores, createScratchFolder(), findings)),
    LONGEST,
  );
});
