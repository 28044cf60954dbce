import { expect, test } from 'vitest';
import { findUnusedMessageIds } from './message-checks.ts';

test('a text that no code asks for is found, whether asked for whole or by its parts', () => {
  const code = `text('map.title'); text(\`table.area.\${partition}\`); text(\`headline.all\${when}\`)`;
  expect(
    findUnusedMessageIds(
      ['map.title', 'map.titles', 'table.area.zipcodes', 'table.areas', 'headline.allMonth'],
      code,
    ),
  ).toEqual(['map.titles', 'table.areas']);
});
