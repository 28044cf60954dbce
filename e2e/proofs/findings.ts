/** The checks of a proof, printed as they are made. */
export interface Findings {
  log(line: string): void;
  /** Checks a statement; `detail` is printed where it fails. */
  check(statement: string, passes: boolean, detail?: string): void;
  readonly passed: number;
  readonly failed: readonly string[];
}

export function createFindings(
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Findings {
  let passed = 0;
  const failed: string[] = [];
  return {
    log: print,
    check(statement, passes, detail = '') {
      if (passes) {
        passed++;
        print(`  ok      ${statement}`);
        return;
      }
      const line = detail === '' ? statement : `${statement}: ${detail}`;
      failed.push(line);
      print(`  FAILED  ${line}`);
    },
    get passed() {
      return passed;
    },
    failed,
  };
}

/** Prints the summary of a proof and sets its exit code. */
export function closeFindings({ passed, failed, log }: Findings): void {
  log(`\n${passed} statements hold, ${failed.length} do not`);
  for (const line of failed) log(`  FAILED  ${line}`);
  if (failed.length > 0) process.exitCode = 1;
}
