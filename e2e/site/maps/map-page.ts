import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { type OpenedPage, type OpenOptions, openPage } from '../testing/open-page.ts';

/** Opens the page of a map and waits until the map has its shapes and colors. */
export async function openMap(address: string, options?: OpenOptions): Promise<OpenedPage> {
  const page = await openPage(address, options);
  await waitForMap();
  return page;
}

export async function waitForMap(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[data-drawn=true]')).not.toBeNull();
    expect(getMapOnPage().tones.size).toBeGreaterThan(0);
    expect(legend()).toBeInTheDocument();
  });
}

export function legend(): HTMLElement {
  // on a phone it is folded to one line
  return (
    screen.queryByRole('region', { name: 'Legend' }) ??
    screen.getByRole('group', { name: 'Legend' })
  );
}

/** Returns the name at the head of the report; null while no area is selected. */
export function reportName(): HTMLElement | null {
  return document.getElementById('report-heading');
}

/** Returns the report of the selected area. */
export function areaReport(): HTMLElement {
  return screen.getByRole('article');
}

export async function reportOf(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(reportName()).toHaveTextContent(name));
  return areaReport();
}

/** Selects an area as a click on the map does. */
export async function clickArea(id: string): Promise<void> {
  await act(async () => getMapOnPage().options.onSelect(id));
}

export function chip(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${name} `) });
}

/** Chooses a value of a filter. */
export async function choose(user: UserEvent, filter: string, value: string): Promise<void> {
  await user.click(chip(filter));
  await user.click(await screen.findByRole('option', { name: value }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** Waits until nothing is loading. */
export async function waitForLoad(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[role=progressbar], [aria-busy=true]')).toBeNull();
    expect(screen.queryByText('Loading the map')).toBeNull();
  });
}

/** Counts the areas of the map by color or pattern: `{ 0: 42, 1: 43, missing: 19 }`. */
export function paintedLevels(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { level, withheld, unrecorded, hatched, faded } of getMapOnPage().tones.values()) {
    const missing = unrecorded ? 'unrecorded' : withheld ? 'withheld' : 'missing';
    const tone = `${level ?? missing}${hatched ? ' hatched' : ''}${faded ? ' faded' : ''}`;
    counts[tone] = (counts[tone] ?? 0) + 1;
  }
  return counts;
}

/** Returns the rows of a table as the texts of their cells. */
export function readRows(table: HTMLElement): string[][] {
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
}

/** Returns the table of all areas, whose region is named after its content. */
export function areaTable(name: RegExp = /^Crime by area/): HTMLElement {
  return within(screen.getByRole('region', { name })).getByRole('table');
}
