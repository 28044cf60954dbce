import type { FinishedStep } from './step.ts';

const MAX_SLOWEST = 10;

/** Formats the end of a run: a table of the steps, the slowest tests, flaky tests, failures, and the closing line. */
export function summarize(steps: readonly FinishedStep[], wallSeconds: number): string {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    steps.reduce((sum, step) => sum + step[key], 0);
  const flaky = steps.flatMap((step) => step.flaky ?? []);
  const failures = steps.flatMap((step) =>
    step.failed === 0 ? [] : (step.failures ?? [`${step.name}: see above`]),
  );
  const slowest = steps
    .flatMap((step) => step.slowest ?? [])
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOWEST);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return [
    table(steps, wallSeconds),
    ...(slowest.length > 0
      ? [
          'Slowest test files and browser tests:',
          ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
          '',
        ]
      : []),
    ...(flaky.length > 0
      ? [
          `${flaky.length} flaky (passed on the second try; fix the cause next):`,
          ...flaky.map(({ name, firstError }) => `  ${name}\n    ${firstError.trim()}`),
          '',
        ]
      : []),
    // repeated at the end, so that the last lines of a long run show what failed
    ...(failures.length > 0 ? ['Failed:', '', failures.join('\n\n'), ''] : []),
    `${total('passed')} passed, ${total('failed')} failed${skipped}`,
    '',
  ].join('\n');
}

function table(steps: readonly FinishedStep[], wallSeconds: number): string {
  const rows = steps.map(({ name, seconds, passed, failed, skipped }) => [
    name,
    failed > 0 ? 'FAILED' : 'ok',
    seconds.toFixed(1),
    passed + failed + skipped > 0 ? String(passed + failed + skipped) : '',
  ]);
  const lines = [
    ['step', '', 'seconds', 'tests'],
    ...rows,
    ['all', '', wallSeconds.toFixed(1), ''],
  ];
  const widths = [0, 1, 2, 3].map((at) =>
    Math.max(...lines.map((line) => (line[at] ?? '').length)),
  );
  return `${lines
    .map(([name = '', state = '', seconds = '', tests = '']) =>
      [
        name.padEnd(widths[0] ?? 0),
        state.padEnd(widths[1] ?? 0),
        seconds.padStart(widths[2] ?? 0),
        tests.padStart(widths[3] ?? 0),
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
