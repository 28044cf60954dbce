/** The plan of one call of `npm run check`. */
export interface CheckPlan {
  readonly steps: ReadonlySet<string>;
  /** Only tests whose path contains one of these; empty for all. */
  readonly filters: readonly string[];
  /** Long random walks, kill and damage tests, and both stores everywhere. */
  readonly isFull: boolean;
  /** Only tests of changes since the last commit. */
  readonly isChanged: boolean;
}

/** @param known names of steps, in the order in which they run */
export interface KnownNames {
  readonly steps: readonly string[];
  readonly quick: readonly string[];
  /** Steps that run only when named. */
  readonly onDemand: readonly string[];
  readonly testSteps: readonly string[];
  readonly features: readonly string[];
}

/**
 * Parses the arguments after `npm run check --`: steps, `quick`, `full`, `changed`, or features such as `crime`,
 * whose tests alone are then run.
 * @throws at an unknown argument, with a sentence that lists the known ones
 * @example parseArguments(['crime'], known) // { steps: {tests, e2e}, filters: ['crime'], … }
 */
export function parseArguments(args: readonly string[], known: KnownNames): CheckPlan {
  const unknown = args.filter(
    (arg) =>
      !['quick', 'full', 'changed'].includes(arg) &&
      !known.steps.includes(arg) &&
      !known.features.includes(arg),
  );
  if (unknown.length > 0)
    throw new Error(
      `There is no check called ${unknown.join(', ')}. There are quick, full, changed, ` +
        `the steps ${known.steps.join(', ')}, and the features ${known.features.join(', ')}.`,
    );
  const isFull = args.includes('full');
  const isChanged = args.includes('changed');
  const filters = args.filter((arg) => known.features.includes(arg));
  const named = args.flatMap((arg) =>
    arg === 'quick' ? known.quick : known.steps.includes(arg) ? [arg] : [],
  );
  const usual = known.steps.filter((step) => !known.onDemand.includes(step));
  const fallback = filters.length > 0 || isChanged ? known.testSteps : usual;
  return {
    steps: new Set(named.length > 0 && !isFull ? named : fallback),
    filters,
    isFull,
    isChanged,
  };
}
