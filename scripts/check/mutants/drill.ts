import type { Fault } from './faults/fault.ts';
import type { TestFailure } from './first-failure.ts';
import { type Level, type LevelRun, listRuns } from './levels.ts';
import { provideSampleCounty } from './provide-sample-county.ts';
import { buildWeb, runTests } from './run-tests.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

/** The result of one fault. */
export interface MutantResult {
  readonly id: string;
  readonly feature: string;
  readonly layer: string;
  readonly kind: string;
  readonly what: string;
  /** The level that found it; null where none did. */
  readonly foundBy: Level | null;
  /** The first test that failed. */
  readonly test: string | null;
  readonly seconds: number;
  /** Tests that also failed without the fault, and were ignored. */
  readonly unreliable: readonly string[];
}

/** Plants faults one at a time and finds the test that detects each. */
export class MutationDrill {
  readonly #scratch: ScratchCheckout;
  readonly #isOldLayout: boolean;
  /** Test files that fail without a fault. */
  readonly #unreliable = new Set<string>();
  /** Test files that are known to pass without a fault. */
  readonly #sound = new Set<string>();

  constructor(scratch: ScratchCheckout, isOldLayout: boolean) {
    this.#scratch = scratch;
    this.#isOldLayout = isOldLayout;
  }

  async try(fault: Fault, levels: readonly Level[]): Promise<MutantResult> {
    const began = Date.now();
    const unreliable: string[] = [];
    const result = (foundBy: Level | null, test: string | null): MutantResult => ({
      id: fault.id,
      feature: fault.feature,
      layer: fault.layer,
      kind: fault.kind,
      what: fault.what,
      foundBy,
      test,
      seconds: Math.round((Date.now() - began) / 1000),
      unreliable,
    });
    for (const level of levels)
      for (const run of listRuns(level, fault, this.#isOldLayout)) {
        const failure = await this.#detectWith(run, fault, unreliable);
        if (failure !== undefined) return result(level, failure.test);
      }
    return result(null, null);
  }

  /**
   * Finds a test that fails with the fault and passes without it; one that fails without it is excluded from then on.
   */
  async #detectWith(
    run: LevelRun,
    fault: Fault,
    unreliable: string[],
  ): Promise<TestFailure | undefined> {
    for (;;) {
      const restore = this.#scratch.plant(fault);
      const failure = await this.#run(run, fault).finally(restore);
      if (failure === undefined) return undefined;
      if (failure.file !== undefined && this.#sound.has(failure.file)) return failure;
      const without = await this.#run(onlyOf(run, failure), undefined);
      if (without === undefined) {
        if (failure.file !== undefined) this.#sound.add(failure.file);
        return failure;
      }
      unreliable.push(failure.test);
      // Playwright cannot exclude one file of many, and a failure outside of a test would occur again
      if (run.by !== 'vitest' || failure.file === undefined) return undefined;
      this.#unreliable.add(failure.file);
    }
  }

  async #run(run: LevelRun, fault: Fault | undefined): Promise<TestFailure | undefined> {
    const needsCounty = run.by === 'playwright' || (run.by === 'vitest' && run.needsCounty);
    if (needsCounty) {
      // the build that the server sends and the tests hydrate must contain the fault
      const failure = await buildWeb(this.#scratch);
      if (failure !== undefined) return failure;
    }
    const isOffered = needsCounty && fault?.spoilsLoading !== true;
    const env = isOffered ? await provideSampleCounty(this.#scratch, this.#isOldLayout) : {};
    return await runTests(this.#scratch, run, { env, excludedFiles: this.#unreliable });
  }
}

/** Restricts the run to the file that failed. */
function onlyOf(run: LevelRun, { file }: TestFailure): LevelRun {
  if (file === undefined || run.by === 'build') return run;
  if (run.by === 'playwright') return { ...run, filters: [file] };
  const projects = run.args.filter(
    (arg, at) => arg === '--project' || run.args[at - 1] === '--project',
  );
  return { ...run, args: ['run', ...projects, file] };
}
