/** What came of one step. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed on their second try. */
  readonly flaky?: readonly FlakyTest[];
  /** What failed, each with the first lines of why. */
  readonly failures?: readonly string[];
  readonly slowest?: readonly TimedTest[];
}

export interface FlakyTest {
  readonly name: string;
  /** What stopped its first try. */
  readonly firstError: string;
}

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

export interface FinishedStep extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

/** A step without tests of its own counts only when it fails. */
export function outcome(ok: boolean): StepResult {
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
}
