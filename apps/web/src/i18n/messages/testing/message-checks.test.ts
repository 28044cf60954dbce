import { expect, test } from 'vitest';
import { findUnusedMessageIds } from './message-checks.ts';

test('finds unused message ids, with ids in the code as literals or template literals', () => {
  const code = `text('map.title'); text(\`table.area.\${partition}\`); text(\`headline.all\${when}\`)`;
  expect(
    findUnusedMessageIds(
      ['map.title', 'map.titles', 'table.area.zipcodes', 'table.areas', 'headline.allMonth'],
      code,
    ),
  ).toEqual(['map.titles', 'table.areas']);
});
