import { expect, test } from 'vitest';
import { canonicalPath } from './CanonicalLink.tsx';

test.each([
  ['/', '', '/'],
  ['/map', '', '/map'],
  ['/map', '?mode=traj&area=venice&period=12&view=table', '/map?area=venice'],
  ['/map', '?area=90028&partition=zipcodes', '/map?partition=zipcodes&area=90028'],
  ['/map', '?area=', '/map'],
  ['/map/place', '?area=venice', '/map?area=venice'],
  ['/compare', '?areas=venice,hollywood&measure=count', '/compare?areas=venice,hollywood'],
  ['/crime/burglary', '?in=venice&history=yearly', '/crime/burglary?in=venice'],
  ['/neighborhood/venice', '?history=yearly', '/neighborhood/venice'],
  ['/neighborhood/venice/9/2026/', '', '/neighborhood/venice/9/2026'],
  ['/neighborhood/venice/13/2026', '', '/neighborhood/venice/13/2026'],
  ['/embed/map', '?mode=traj', '/embed/map'],
  ['/nothing/here/', '', '/nothing/here'],
])('%s%s is the page %s', (pathname, search, path) => {
  expect(canonicalPath({ pathname, search })).toBe(path);
});
