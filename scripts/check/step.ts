/** The result of one step. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed on retry. */
  readonly flaky?: readonly FlakyTest[];
  /** The failures, each with the first lines of its reason. */
  readonly failures?: readonly string[];
  readonly slowest?: readonly TimedTest[];
}

export interface FlakyTest {
  readonly name: string;
  /** The error of its first attempt. */
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

/** Converts the exit status of a step without tests: it counts only when it fails. */
export function toStepResult(ok: boolean): StepResult {
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
}
