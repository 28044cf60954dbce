import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AREAS, customMonths, filter, press, search } from './steps.ts';
import { expectStatesFromAddresses, type Step } from './walk.ts';

const add: Step = async (page, choices) => {
  const compared = decodeURIComponent(location.href);
  const addable = AREAS.filter((name) => !compared.includes(name.toLowerCase().replace(' ', '-')));
  return await search(page, choices.of(addable));
};

const remove: Step = async (_, choices) => {
  const buttons = screen.queryAllByRole('button', { name: /^Remove /, hidden: true });
  if (buttons.length < 2) return false;
  await act(async () => choices.of(buttons).click());
  return true;
};

const steps: readonly Step[] = [
  add,
  remove,
  filter('Time Period', ['Custom…']),
  customMonths,
  filter('Crime category'),
  filter('Crime Types'),
  press('Rate', 'Count'),
];

test.each([12])('the comparison shows each state again from its address: seed %i', async (seed) => {
  expect.hasAssertions();
  await expectStatesFromAddresses({ start: '/compare?areas=palms', steps, seed, states: 4 });
});
