import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { OpenedPage } from '../testing/open-page.ts';
import type { Step } from './walk.ts';

export const AREAS = ['Acton', 'Hollywood', 'Venice', 'Downey', 'Vernon', 'Echo Park', 'Altadena'];

// includes hidden ones: testing visibility needs seconds on a page with a table of all areas
const button = (name: string | RegExp) =>
  screen.queryAllByRole('button', { name, hidden: true })[0] as HTMLButtonElement | undefined;

/** Presses one of the present buttons with these names. */
export const press =
  (...names: string[]): Step =>
  async (_, choices) => {
    const found = button(choices.of(names));
    if (found === undefined || found.disabled) return false;
    await act(async () => found.click());
    return true;
  };

/** Chooses any value of a filter except the excluded ones. */
export const filter =
  (name: string, leaveOut: readonly string[] = []): Step =>
  async ({ user }, choices) => {
    const found = button(new RegExp(`^${name} `));
    if (found === undefined || found.disabled) return false;
    await user.click(found);
    const options = await screen.findAllByRole('option');
    const nameOf = (option: HTMLElement) => (option.textContent ?? '').replace('✓', '').trim();
    const wanted = options.filter((option) => !leaveOut.includes(nameOf(option)));
    await user.click(choices.of(wanted));
    // a list of several values stays open
    if (name === 'Crime Types') await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    return true;
  };

/** Two months, the earlier first. */
export const customMonths: Step = async ({ user }, choices) => {
  const found = button(/^Time Period /);
  if (found === undefined || found.disabled) return false;
  await user.click(found);
  await user.click((await screen.findAllByRole('option')).at(-1) as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const select = (label: string, value: string) =>
    user.selectOptions(dialog.getByLabelText(label), value);
  await select('From: Year', '2025');
  await select('From: Month', choices.of(['January', 'March', 'June']));
  await select('To: Year', '2025');
  await select('To: Month', choices.of(['July', 'August']));
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return true;
};

/** Types into the page's search and chooses the first suggestion. */
export async function search({ user }: OpenedPage, text: string): Promise<boolean> {
  const field = document.querySelector<HTMLInputElement>('main [role=combobox]');
  if (field === null) return false;
  await user.clear(field);
  // in one event: each typed character would be a request
  fireEvent.change(field, { target: { value: text } });
  await user.click(
    (await screen.findAllByRole('option', { name: new RegExp(text) }))[0] as Element,
  );
  return true;
}
