import { expect, test } from 'vitest';
import { createReport, mergeSections } from './report.ts';

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

const BEFORE = '# Latest bench\n\n## Ranking\n\n10 µs\n\n## HTTP\n\n60,000/s\n';

test('a section run alone replaces its previous version, and the other sections are unchanged', () => {
  expect(mergeSections(BEFORE, '\n## Ranking\n\n12 µs\n')).toBe(
    '## Ranking\n\n12 µs\n\n## HTTP\n\n60,000/s\n',
  );
});

test('a new section is appended, and the first report contains only its section', () => {
  expect(mergeSections(BEFORE, '## Memory\n\n400 MB\n')).toContain('60,000/s\n\n## Memory\n');
  expect(mergeSections('', '\n## Memory\n\n400 MB\n')).toBe('## Memory\n\n400 MB\n');
});
