import { expect, test } from 'vitest';
import { mergeSections } from './merge-sections.ts';

const BEFORE = '# Latest bench\n\n## Ranking\n\n10 µs\n\n## HTTP\n\n60,000/s\n';

test('a section that was run alone takes its place, and the others keep their figures', () => {
  expect(mergeSections(BEFORE, '\n## Ranking\n\n12 µs\n')).toBe(
    '## Ranking\n\n12 µs\n\n## HTTP\n\n60,000/s\n',
  );
});

test('a new section comes last, and a first run has its own alone', () => {
  expect(mergeSections(BEFORE, '## Memory\n\n400 MB\n')).toContain('60,000/s\n\n## Memory\n');
  expect(mergeSections('', '\n## Memory\n\n400 MB\n')).toBe('## Memory\n\n400 MB\n');
});
