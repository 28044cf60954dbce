import type { Findings } from '../findings.ts';
import type { EndedCommand } from '../process/townlight-command.ts';

/** Checks that a failed command prints one sentence without a stack trace and exits with 1. */
export function checkComplaint(
  what: string,
  { code, errors }: EndedCommand,
  sentence: RegExp,
  findings: Findings,
): void {
  const lines = errors.trim().split('\n');
  const last = lines.at(-1) ?? '';
  findings.check(
    `${what}: one sentence, no stack, code 1: ${last}`,
    code === 1 && sentence.test(last) && !/^\s+at /m.test(errors),
    `${code}: ${errors}`,
  );
}
