import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';

/** Returns the first search field of the page. */
export function searchField(): HTMLInputElement {
  return screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLInputElement;
}

/** Returns the suggestions; none while the list is closed. */
export function suggestions(): HTMLElement[] {
  const list = document.getElementById(searchField().getAttribute('aria-controls') ?? '');
  if (list === null || list.hidden) return [];
  return within(list).getAllByRole('option');
}

export function suggestionTexts(): string[] {
  return suggestions().map(({ textContent }) => textContent);
}

/** Replaces the text of the field by typing. */
export async function search(user: UserEvent, text: string): Promise<void> {
  const field = searchField();
  await user.clear(field);
  await user.type(field, text);
}

/** Returns the page's non-empty messages to screen readers. */
export function statusTexts(): string[] {
  return screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
}

export function foundPin(): string | null {
  return screen.queryByTestId('found-pin')?.textContent ?? null;
}

/** Testing Library does not know the role of `<search>` yet. */
export function searchNamed(name: string) {
  const element = document.querySelector<HTMLElement>(`search[aria-label="${name}"]`);
  if (element === null) throw new Error(`there is no search ${name}`);
  return within(element);
}

/** Waits for the shapes: a map of zip codes needs them to find the one that contains an address. */
export async function mapHasShapes(): Promise<void> {
  await waitFor(() => expect(getMapOnPage().tones.size).toBeGreaterThan(0));
}
