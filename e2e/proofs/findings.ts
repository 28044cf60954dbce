/** The checks of a proof, printed as they are made. */
export interface Findings {
  say(line: string): void;
  /** Checks a statement; `detail` is printed where it fails. */
  check(statement: string, holds: boolean, detail?: string): void;
  readonly held: number;
  readonly failed: readonly string[];
}

export function printedFindings(
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Findings {
  let held = 0;
  const failed: string[] = [];
  return {
    say: print,
    check(statement, holds, detail = '') {
      if (holds) {
        held++;
        print(`  ok      ${statement}`);
        return;
      }
      const line = detail === '' ? statement : `${statement}: ${detail}`;
      failed.push(line);
      print(`  FAILED  ${line}`);
    },
    get held() {
      return held;
    },
    failed,
  };
}

/** Prints the summary of a proof and sets its exit code. */
export function closeFindings({ held, failed, say }: Findings): void {
  say(`\n${held} statements hold, ${failed.length} do not`);
  for (const line of failed) say(`  FAILED  ${line}`);
  if (failed.length > 0) process.exitCode = 1;
}
