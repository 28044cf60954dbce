import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AREAS, customMonths, filter, press, search } from './steps.ts';
import { expectStatesFromAddresses, type Step } from './walk.ts';

const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden: true });

const area: Step = async (page, choices) => {
  if (button(/^Boundaries Neighborhoods/) === null || button('Hide the report') === null)
    return false;
  return await search(page, choices.of(AREAS));
};

const steps: readonly Step[] = [
  filter('Mode'),
  filter('Time Period', ['Custom…']),
  customMonths,
  filter('Crime category'),
  filter('Crime Types'),
  filter('Boundaries'),
  area,
  area,
  press('Map', 'Table'),
  press('Hide the report', 'Show the Crime Report'),
  press('Rate', 'Count'),
  press('Clear the selection'),
];

test.each([12, 29])('the map shows each state again from its address: seed %i', async (seed) => {
  expect.hasAssertions();
  await expectStatesFromAddresses({ start: '/map', steps, seed, states: 4 });
});
