import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSampleCounty } from '../../../e2e/web/sample-county.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

/**
 * @returns the environment in which tests use this checkout's sample county, loaded without a fault, instead of
 * loading it
 */
export async function provideSampleCounty(
  scratch: ScratchCheckout,
  isOldLayout: boolean,
): Promise<Record<string, string>> {
  const prepared = await prepareSampleCounty();
  if (!isOldLayout) return { E2E_PREPARED: prepared };
  // the earlier Playwright configuration makes no copy for its main server
  const copy = join(scratch.folder, 'run-county');
  rmSync(copy, { recursive: true, force: true });
  cpSync(prepared, copy, { recursive: true });
  return { E2E_PREPARED: prepared, E2E_DATA: copy };
}
