/** Browser tests of what all pages share. */
const SHARED_SPECS = /^e2e\/sweeps\//;
const PAGE_SOURCES = /^(apps\/(web|server)\/src|packages|counties|e2e\/web)\//;

/**
 * Returns the browser tests that a change concerns: changed ones, those of the features it touches, and the sweeps
 * over all pages where it touches shared code.
 * @param changed paths in the repository
 * @param specs all browser tests, e.g. `e2e/maps/air-map.spec.ts`
 */
export function changedSpecs(
  changed: readonly string[],
  specs: readonly string[],
  features: readonly string[],
): string[] {
  const featuresOf = (path: string) =>
    features.filter((feature) => new RegExp(`(^|/)${feature}([/.-]|$)`).test(path));
  const sources = changed.filter((path) => PAGE_SOURCES.test(path));
  const touched = new Set(sources.flatMap(featuresOf));
  const isShared = sources.some((path) => featuresOf(path).length === 0);
  return specs.filter(
    (spec) =>
      changed.includes(spec) ||
      featuresOf(spec).some((feature) => touched.has(feature)) ||
      (isShared && SHARED_SPECS.test(spec)),
  );
}
