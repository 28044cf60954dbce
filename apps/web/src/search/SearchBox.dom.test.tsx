import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInLanguage } from '../i18n/testing/render-in-language.tsx';
import { SearchBox, type Suggestion } from './SearchBox.tsx';

const line = (label: string): Suggestion => ({ key: label.toLowerCase(), label });
const PLACES = ['Acton', 'Agoura Hills', 'Alhambra', 'Venice'].map(line);

const chosen = vi.fn();
const onHurry = vi.fn();
beforeEach(() => {
  chosen.mockClear();
  onHurry.mockClear();
});

/** A page with a search: a list of the items that begin with the typed text. */
function Search(props: { readonly places?: readonly Suggestion[] }) {
  const [typed, setTyped] = useState('');
  const { places = PLACES } = props;
  const found = places.filter(({ key }) => typed !== '' && key.startsWith(typed.toLowerCase()));
  return (
    <SearchBox
      prompt="Search for a Neighborhood"
      typed={typed}
      onType={setTyped}
      suggestions={found}
      statusText={found.length === 0 ? 'No such place.' : null}
      onChoose={({ label }) => chosen(label)}
      onSubmitTyped={onHurry}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search for a Neighborhood' });
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

test('arrows mark a suggestion, round the ends of the list, and Enter chooses it', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Search />);
  await user.type(field(), 'a');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(marked()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Alhambra');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Acton');
  await user.keyboard('{ArrowDown}');
  const { id } = screen.getByRole('option', { name: 'Agoura Hills' });
  expect(field()).toHaveAttribute('aria-activedescendant', id);
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Agoura Hills']]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter chooses the first suggestion by default, and submits the typed text without suggestions', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Search />);
  await user.type(field(), 'ven{Enter}');
  expect(chosen.mock.calls).toEqual([['Venice']]);
  await user.clear(field());
  await user.type(field(), 'Nowhere');
  expect(screen.getByRole('option', { name: 'No such place.' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(onHurry).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onHurry).toHaveBeenCalledOnce();
  expect(chosen).toHaveBeenCalledOnce();
});

test('a no-results message precedes the fallback links, which Enter does not choose', async () => {
  const user = userEvent.setup();
  renderInLanguage(
    <SearchBox
      prompt="Search for a Neighborhood"
      typed="xyzzy"
      onType={vi.fn()}
      suggestions={[{ ...line('Choose on the map'), isFallback: true }]}
      statusText="Nothing was found."
      onChoose={({ label }) => chosen(label)}
      onSubmitTyped={onHurry}
    />,
  );
  await user.click(field());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Nothing was found.',
    'Choose on the map',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was found.');
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Choose on the map']]);
});

test('the no-results message is not shown with suggestions', async () => {
  const user = userEvent.setup();
  renderInLanguage(
    <SearchBox
      prompt="Search for a Neighborhood"
      typed="ven"
      onType={vi.fn()}
      suggestions={[line('Venice')]}
      statusText="Nothing was found."
      onChoose={({ label }) => chosen(label)}
    />,
  );
  await user.click(field());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Venice']);
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
});

test('Escape closes the list, and then clears the field', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Search />);
  await user.type(field(), 'ven');
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('ven');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('a highlighted suggestion remains highlighted when more suggestions arrive around it', async () => {
  const user = userEvent.setup();
  const { rerender } = renderInLanguage(<Search />);
  await user.type(field(), 'a{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Agoura Hills');
  rerender(<Search places={[line('Acton Canyon'), ...PLACES]} />);
  expect(marked()).toBe('Agoura Hills');
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Agoura Hills']]);
});

test('a click chooses a suggestion; leaving the field closes the list', async () => {
  const user = userEvent.setup();
  renderInLanguage(<Search />);
  await user.type(field(), 'a');
  await user.click(screen.getByRole('option', { name: 'Acton' }));
  expect(chosen.mock.calls).toEqual([['Acton']]);
  await user.type(field(), 'l');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
