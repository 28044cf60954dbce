import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose } from '../maps/map-page.ts';
import { openPage } from '../testing/open-page.ts';
import {
  answerComparisons,
  changeRulesOfHollywood,
  findRulesChange,
  monthName,
} from './changed-rules.ts';
import { comparedRow, lineChart, openComparison } from './compare-page.ts';
import { monthChart, openTracker, rankingRows } from './tracker-page.ts';

test('the chart of a neighborhood marks a change of the counting rules, with no comparison across it', async () => {
  const { index, text } = await findRulesChange();
  await openTracker('/neighborhood/hollywood', {
    byScript: true,
    prepare: (transport) => changeRulesOfHollywood(transport, text),
  });
  const month = monthName(index, 'long');
  await waitFor(() =>
    expect(monthChart()).toHaveTextContent(`New counting rules, ${monthName(index, 'short')}`),
  );
  expect(monthChart()).toHaveAccessibleName(
    expect.stringContaining(`The counting rules changed in ${month}; months`),
  );
  expect(
    await screen.findByText(new RegExp(`The counting rules changed in ${month}\\. Months before`)),
  ).toBeVisible();
  const reason = `the counting rules changed in ${month}\\.`;
  expect(
    await screen.findByText(new RegExp(`Not compared with \\w+ \\d{4}: ${reason}`)),
  ).toBeVisible();
  expect(rankingRows()).toHaveLength(10);
  // the last two are counted one by one, and compared with nothing
  for (const row of rankingRows().slice(0, 8)) expect(row).toHaveTextContent('not comparable');
  for (const row of rankingRows().slice(8))
    await waitFor(() => expect(row).toHaveTextContent(/\d since Nov \d{4}/));
});

test('a neighborhood of another police department is compared as usual', async () => {
  const { text } = await findRulesChange();
  await openTracker('/neighborhood/burbank', {
    byScript: true,
    prepare: (transport) => changeRulesOfHollywood(transport, text),
  });
  expect(monthChart()).not.toHaveTextContent('New counting rules');
  expect(rankingRows()[0]).not.toHaveTextContent('not comparable');
});

test('a comparison marks the change while one of its neighborhoods has it', async () => {
  const { index, text } = await findRulesChange();
  const { user } = await openComparison('/compare?areas=hollywood,burbank', {
    byScript: true,
    prepare: (transport) => changeRulesOfHollywood(transport, text),
  });
  await waitFor(() =>
    expect(lineChart()).toHaveTextContent(`New counting rules, ${monthName(index, 'short')}`),
  );
  await waitFor(() => expect(comparedRow('Hollywood')).toHaveTextContent('not comparable'));
  await user.click(screen.getByRole('button', { name: 'Remove Hollywood' }));
  await waitFor(() => expect(lineChart()).not.toHaveTextContent('New counting rules'));
});

test('the map’s table indicates where a trend has no figure because the counting rules changed', async () => {
  const { user } = await openPage('/map?view=table', {
    prepare: (transport) =>
      answerComparisons(transport, /^\/api\/neighborhoods\/compare\/crimes\?/),
  });
  await choose(user, 'Mode', 'Trajectory');
  const button = () =>
    screen.getAllByText('Hollywood', { selector: 'table button' })[0] as HTMLElement;
  await waitFor(() => expect(button().closest('tr')).toHaveTextContent('counting rules changed'));
  await user.click(button());
  await waitFor(() =>
    expect(screen.getByRole('article')).toHaveTextContent(
      /Not comparable: .*the counting rules changed in between/,
    ),
  );
});
