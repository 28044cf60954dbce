import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInLanguage } from '../../i18n/testing/render-in-language.tsx';
import { ChoiceChip } from './ChoiceChip.tsx';
// loaded before the tests: a busy machine may need longer for it than a query waits
import './ChoiceMenu.tsx';

const PERIODS = [
  { value: '1', text: 'Last month' },
  { value: '12', text: 'Last 12 months' },
];

function Period() {
  const [chosen, setChosen] = useState('1');
  return (
    <ChoiceChip
      filter={{
        key: 'period',
        label: 'Time Period',
        choices: PERIODS,
        chosen,
        onChoose: setChosen,
      }}
    />
  );
}

function Types() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (type: string) =>
    setChosen(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type]);
  const choices = ['Arson', 'Burglary'].map((value) => ({ value, text: value }));
  return (
    <ChoiceChip
      filter={{ key: 'types', label: 'Crime Types', choices, chosen, onChoose: toggle }}
    />
  );
}

const listbox = () => screen.queryByRole('listbox');
const selected = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent);

test('a chip has its value; a choice closes its list and returns the focus', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Period />);
  const chip = screen.getByRole('button', { name: 'Time Period Last month' });
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  await user.click(chip);
  await waitFor(() => expect(listbox()).toBeVisible());
  expect(listbox()).toHaveAccessibleName('Time Period Last month');
  expect(selected()).toEqual(['✓Last month']);
  await user.click(screen.getByRole('option', { name: 'Last 12 months' }));
  await waitFor(() => expect(listbox()).toBeNull());
  expect(screen.getByRole('button', { name: 'Time Period Last 12 months' })).toHaveFocus();
});

test('a list of several values stays open until it is left', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Types />);
  await user.click(screen.getByRole('button', { name: /^Crime Types/ }));
  await waitFor(() => expect(listbox()).toHaveAttribute('aria-multiselectable', 'true'));
  await user.click(screen.getByRole('option', { name: 'Arson' }));
  await user.click(screen.getByRole('option', { name: 'Burglary' }));
  expect(selected()).toEqual(['✓Arson', '✓Burglary']);
  await user.click(screen.getByRole('option', { name: 'Arson' }));
  expect(selected()).toEqual(['✓Burglary']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(listbox()).toBeNull());
});

test('a disabled filter has an accessible description of the reason', () => {
  const hint = 'Choose a category first.';
  renderInLanguage(
    <ChoiceChip
      filter={{
        key: 'types',
        label: 'Crime Types',
        choices: [],
        chosen: [],
        displayText: 'All',
        disabled: true,
        hint,
        onChoose: () => {},
      }}
    />,
  );
  const chip = screen.getByRole('button', { name: 'Crime Types All' });
  expect(chip).toBeDisabled();
  expect(chip).toHaveAccessibleDescription(hint);
});
