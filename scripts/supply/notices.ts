import type { Component } from './components.ts';
import { CONDITIONAL_LICENSES, getLicense, LICENSE_CORRECTIONS } from './licenses.ts';

/** Formats the text of `docs/software-notices.md`. */
export function formatNotices(components: readonly Component[]): string {
  const rows = components.map(
    (component) =>
      `- ${component.name} ${component.version}: ${getLicense(component) ?? 'unknown'}`,
  );
  return [
    '# Software that Townlight is made of',
    '',
    'Written by `node scripts/check-supply.ts --write` from the lock file; `npm run check -- supply` holds it to that. The text of each license is in the package, in',
    '`node_modules`.',
    '',
    '## More than a notice',
    '',
    ...Object.entries(CONDITIONAL_LICENSES).map(
      ([name, { license, met }]) => `- **${name}** is under ${license}: ${met}.`,
    ),
    '',
    '## Declared wrongly',
    '',
    ...Object.entries(LICENSE_CORRECTIONS).map(
      ([name, { license, because }]) => `- **${name}** is under ${license}: it ${because}.`,
    ),
    '',
    `## All ${components.length} packages`,
    '',
    ...rows,
    '',
  ].join('\n');
}
