import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The evening of fireworks in the sample county. */
export const FIREWORKS = 'datetime=2026-07-04T23:00-07:00';

export const place = () => screen.getByRole('heading', { level: 1 });

/** Returns the region that shows the chosen hour. */
export function chosenHour(): HTMLElement {
  const section = document.getElementById('air-now')?.closest('section');
  if (!section) throw new Error('the page has no figures of an hour');
  return section;
}

/** Returns the figure in its color, with the name of its level. */
export function badge(): string {
  return within(chosenHour()).getByText(/PM2\.5 AQI, /).parentElement?.textContent ?? '';
}

export async function expectAddress(expected: RegExp): Promise<void> {
  await waitFor(() => expect(location.pathname + location.search).toMatch(expected));
}
