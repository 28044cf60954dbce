import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { OpenedPage, OpenOptions } from '../testing/open-page.ts';
import { openPage } from '../testing/open-page.ts';

/** Opens the comparison of neighborhoods and waits until it is loaded. */
export async function openComparison(address: string, options?: OpenOptions): Promise<OpenedPage> {
  const page = await openPage(address, options);
  await waitFor(() => {
    expect(lineChart()).toBeVisible();
    expect(document.querySelector('[role=progressbar]')).toBeNull();
  });
  return page;
}

export function lineChart(): HTMLElement {
  return screen.getByRole('img', { name: /^Line chart/ });
}

/** Returns the rows, one for each neighborhood. */
export function comparedRows(): HTMLElement[] {
  const table = screen.getByRole('table', { name: /^All crime,/ });
  return [...table.querySelectorAll<HTMLElement>('tbody tr')];
}

export function comparedRow(name: string): HTMLElement {
  const row = comparedRows().find((one) => one.textContent.includes(name));
  if (row === undefined) throw new Error(`the table has no row of ${name}`);
  return row;
}

/** Types a name and chooses the first suggestion with Enter. */
export async function addArea(user: UserEvent, name: string): Promise<void> {
  await user.type(screen.getByRole('combobox'), name);
  await screen.findAllByRole('option', { name: new RegExp(name, 'i') });
  await user.keyboard('{Enter}');
}
