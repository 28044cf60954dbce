import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenedPage, type OpenOptions, openPage } from '../testing/open-page.ts';

const HEADLINE = /reported|reports of|on record|No records|reportados|reportes de|registros/;

/** Opens the page of a neighborhood or a crime type and waits until it is loaded. */
export async function openTracker(address: string, options?: OpenOptions): Promise<OpenedPage> {
  const page = await openPage(address, options);
  await waitForTracker();
  return page;
}

export async function waitForTracker(): Promise<void> {
  await waitFor(() => {
    expect(headline()).toBeVisible();
    expect(rankingRows()[0]).toBeVisible();
    expect(document.querySelector('[role=progressbar]')).toBeNull();
  });
}

/** Returns the sentence with the page's main figure. */
export function headline(): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('main h2')].filter((heading) =>
    HEADLINE.test(heading.textContent),
  );
  const [first] = found;
  if (first === undefined) throw new Error('the page has no headline');
  return first;
}

/** Returns rank, count and rate, without the spaces between them. */
export function figures(): HTMLElement {
  const list = document.querySelector<HTMLElement>('dl[aria-label="Statistical overview"]');
  if (list === null) throw new Error('the page has no figures');
  return list;
}

export function pageName(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}

/** Returns the one paragraph whose complete text matches. */
export function paragraph(text: RegExp): HTMLElement {
  return screen.getByText(
    (_, element) => element?.tagName === 'P' && text.test(element.textContent),
  );
}

/** Returns a search of the page by its title: jsdom knows no role of `<search>`. */
export function searchBox(title: string): HTMLElement {
  const search = document.querySelector<HTMLElement>(`search[aria-label="${title}"]`);
  if (search === null) throw new Error(`the page has no search “${title}”`);
  return search;
}

/** Returns the last table of the page: crime types of a neighborhood, or areas of a crime type. */
export function rankingTable(): HTMLElement {
  const table = [...document.querySelectorAll<HTMLElement>('main table')].at(-1);
  if (table === undefined) throw new Error('the page has no table');
  return table;
}

export function rankingRows(): HTMLElement[] {
  return [...rankingTable().querySelectorAll<HTMLElement>('tbody tr')];
}

/** Returns the texts of one column of cells; row headings are not counted. */
export function rankingColumn(at: number): string[] {
  return rankingRows().map((row) => row.querySelectorAll('td')[at]?.textContent ?? '');
}

export function monthChart(): HTMLElement {
  return screen.getByRole('img', { name: /number of crimes by month/ });
}

export function monthSlider(): HTMLInputElement {
  return screen.getByRole('slider', { name: 'Month by month' });
}

/** Returns the details of the month at the slider or the pointer; null where there are none. */
export function monthDetails(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[class*=tip]:has(> b)');
}

/** Returns the details of a month, line by line. */
export function monthDetailLines(): string[] {
  return [...(monthDetails()?.children ?? [])].map((line) => line.textContent ?? '');
}

/** Returns the last month on record, e.g. `[2026, 10]`. */
export function yearAndMonth(dataThrough: string): readonly [year: number, month: number] {
  const [year = 0, month = 0] = dataThrough.split('-').map(Number);
  return [year, month];
}

export const count = (value: number) => value.toLocaleString('en-US');
