/** A test that is known to need a second try, and why that is borne for now. */
export interface KnownFlaky {
  /** `file › group › title`, as the report names it. */
  readonly test: string;
  readonly reason: string;
}

/**
 * Which of the tests that passed only when run again fail the whole run: all but those listed with a reason.
 * @example judgeRetries(['a.spec.ts › opens'], []) // { borne: [], failing: ['a.spec.ts › opens'] }
 */
export function judgeRetries(retried: readonly string[], known: readonly KnownFlaky[]) {
  const borneNames = new Set(
    known.filter(({ reason }) => reason.trim() !== '').map(({ test }) => test),
  );
  return {
    borne: retried.filter((test) => borneNames.has(test)),
    failing: retried.filter((test) => !borneNames.has(test)),
  };
}
