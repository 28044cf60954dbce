import { expect, test } from 'vitest';
import { splitDirection } from './street-direction.ts';

test.each([
  ['w 39 pl', 'w', '39 pl'],
  ['39 pl w', 'w', '39 pl'],
  ['ne main st', 'ne', 'main st'],
  ['main st', null, 'main st'],
  ['e', null, 'e'],
  ['main w st', null, 'main w st'],
])('%s runs %s', (name, direction, rest) => {
  expect(splitDirection(name.split(' '))).toEqual({ direction, rest });
});
