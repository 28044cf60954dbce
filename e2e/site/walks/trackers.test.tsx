import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AREAS, press, search } from './steps.ts';
import { expectStatesFromAddresses, type Step } from './walk.ts';

const month: Step = async ({ user }, choices) => {
  const field = screen.queryByLabelText<HTMLSelectElement>('Month');
  if (field === null) return false;
  const options = [...field.options].slice(0, 14);
  await user.selectOptions(field, choices.of(options));
  return true;
};

/** Follows one of the first links of the last table; a zip code has no tracker and leads to the map. */
const followTable: Step = async (_, choices) => {
  const tables = document.querySelectorAll('main table');
  const links = tables[tables.length - 1]?.querySelectorAll<HTMLElement>(
    'tbody a:not([href^="/map"])',
  );
  if (links === undefined || links.length === 0) return false;
  await act(async () => choices.of([...links].slice(0, 5)).click());
  return true;
};

const otherSubject: Step = (page, choices) =>
  location.pathname.startsWith('/crime/') && !location.search.includes('in=')
    ? search(page, choices.of(['Arson', 'Burglary', 'Robbery']))
    : search(page, choices.of(AREAS));

const steps: readonly Step[] = [
  month,
  otherSubject,
  followTable,
  press('Last Month', 'Last Year'),
  press('Rate', 'Count'),
  press('Neighborhoods', 'Zip codes'),
];

test.each([
  ['/neighborhood/hollywood', 12],
  ['/crime/burglary', 7],
])('the trackers show each state again from its address: %s, seed %i', async (start, seed) => {
  expect.hasAssertions();
  await expectStatesFromAddresses({ start, steps, seed, states: 4 });
});
