import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

const STEP = { seconds: 12.34, passed: 0, failed: 0, skipped: 0 };

test('a run ends with its steps, the slowest tests, flaky ones and the line that CI reads', () => {
  const text = summarize(
    [
      { ...STEP, name: 'types' },
      {
        ...STEP,
        name: 'e2e',
        passed: 3,
        skipped: 1,
        slowest: [{ name: 'map.spec.ts › opens', seconds: 4.25 }],
        flaky: [{ name: 'map.spec.ts › opens', firstError: 'no map\n' }],
      },
    ],
    20,
  );
  expect(text).toContain('types  ok     12.3');
  expect(text).toContain('e2e    ok     12.3      4');
  expect(text).toContain('    4.3 s  map.spec.ts › opens');
  expect(text).toContain(
    '1 flaky (passed on the second try; fix the cause next):\n  map.spec.ts › opens\n    no map',
  );
  expect(text).not.toContain('Failed:');
  expect(text.endsWith('\n3 passed, 0 failed, 1 skipped\n')).toBe(true);
});

test('what failed is named just above the closing line', () => {
  const text = summarize([{ ...STEP, name: 'types', failed: 1 }], 20);
  expect(text.endsWith('Failed:\n\ntypes: see above\n\n0 passed, 1 failed\n')).toBe(true);
});
