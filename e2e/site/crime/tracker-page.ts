import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenedPage, type OpenOptions, openPage } from '../testing/open-page.ts';

const HEADLINE = /reported|reports of|on record|reportados|reportes de|registros/;

/** Opens the page of a neighborhood or a crime type and waits until all of it is there. */
export async function openTracker(address: string, options?: OpenOptions): Promise<OpenedPage> {
  const page = await openPage(address, options);
  await trackerLoaded();
  return page;
}

export async function trackerLoaded(): Promise<void> {
  await waitFor(() => {
    expect(headline()).toBeVisible();
    expect(rankingRows()[0]).toBeVisible();
    expect(document.querySelector('[role=progressbar]')).toBeNull();
  });
}

/** The figure of the page in a sentence. */
export function headline(): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('main h2')].filter((heading) =>
    HEADLINE.test(heading.textContent),
  );
  const [first] = found;
  if (first === undefined) throw new Error('the page has no headline');
  return first;
}

export function pageName(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}

/** The one paragraph of which the whole text matches. */
export function paragraph(text: RegExp): HTMLElement {
  return screen.getByText(
    (_, element) => element?.tagName === 'P' && text.test(element.textContent),
  );
}

/** A search of the page by its title: jsdom knows no role of `<search>`. */
export function searchBox(title: string): HTMLElement {
  const search = document.querySelector<HTMLElement>(`search[aria-label="${title}"]`);
  if (search === null) throw new Error(`the page has no search “${title}”`);
  return search;
}

/** The table of crime types of a neighborhood, or of the areas of a crime type: the last table of the page. */
export function rankingTable(): HTMLElement {
  const table = [...document.querySelectorAll<HTMLElement>('main table')].at(-1);
  if (table === undefined) throw new Error('the page has no table');
  return table;
}

export function rankingRows(): HTMLElement[] {
  return [...rankingTable().querySelectorAll<HTMLElement>('tbody tr')];
}

/** The texts of one column of cells; the heading of a row is not one of them. */
export function rankingColumn(at: number): string[] {
  return rankingRows().map((row) => row.querySelectorAll('td')[at]?.textContent ?? '');
}

export function monthChart(): HTMLElement {
  return screen.getByRole('img', { name: /number of crimes by month/ });
}

export function monthSlider(): HTMLInputElement {
  return screen.getByRole('slider', { name: 'Month by month' });
}

/** The details of the month that the slider or the pointer is at; null while none is. */
export function monthDetails(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[class*=tip]:has(> b)');
}

/** The texts of the details of a month, line by line. */
export function monthDetailLines(): string[] {
  return [...(monthDetails()?.children ?? [])].map((line) => line.textContent ?? '');
}

/** The last month on record, e.g. `[2026, 10]`. */
export function yearAndMonth(dataThrough: string): readonly [year: number, month: number] {
  const [year = 0, month = 0] = dataThrough.split('-').map(Number);
  return [year, month];
}

export const count = (value: number) => value.toLocaleString('en-US');
