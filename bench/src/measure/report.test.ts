import { expect, test } from 'vitest';
import { createReport } from './report.ts';

test('what follows a list of goals is no part of its last item', () => {
  const report = createReport(() => {}, 'Measured today.');
  report.heading('Speed');
  report.goal('quick enough', true);
  report.goal('small enough', false);
  report.note('The others:');
  report.goal('still quick', true);
  report.table(['what'], [['a']]);
  expect(report.markdown()).toBe(`
## Speed

Measured today.

- met: quick enough
- **missed**: small enough

The others:

- met: still quick

| what |
| ---- |
| a    |

`);
});
