import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { createGate } from '../testing/transport.ts';
import { areaTable, choose, readRows, waitForLoad } from './map-page.ts';

/** Returns the column of reports, in the order of the rows. */
function counts(): (number | string)[] {
  const table = areaTable();
  const headings = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  return readRows(table).map((cells) => {
    const text = cells[headings.indexOf('Reports')] ?? '';
    return text === 'N/A' ? text : Number(text.replaceAll(',', ''));
  });
}

test('the table sorts first descending, then ascending, and is searched', async () => {
  const { user } = await openPage('/map?view=table');
  await waitForLoad();
  const table = areaTable();
  expect(readRows(table)).toHaveLength(272);
  const heading = within(table.querySelector('thead') as HTMLElement).getByRole('button', {
    name: 'Reports',
  });
  await user.click(heading);
  const known = counts().filter((count) => typeof count === 'number');
  // unrecorded values sort last in either order
  const unknown = Array.from({ length: 272 - known.length }, () => 'N/A');
  const falling = known.toSorted((a, b) => b - a);
  expect(new Set(known).size).toBeGreaterThan(20);
  expect(counts()).toEqual([...falling, ...unknown]);
  expect(heading.closest('th')).toHaveAttribute('aria-sort', 'descending');
  await user.click(heading);
  expect(counts()).toEqual([...falling.toReversed(), ...unknown]);
  expect(heading.closest('th')).toHaveAttribute('aria-sort', 'ascending');

  // another column begins with its highest figures, whatever the order before
  const other = within(table.querySelector('thead') as HTMLElement).getByRole('button', {
    name: 'Residents',
  });
  for (const [pressed, order] of [
    [other, 'descending'],
    [heading, 'descending'],
  ] as const) {
    await user.click(pressed);
    expect(pressed.closest('th')).toHaveAttribute('aria-sort', order);
  }

  await user.type(screen.getByRole('searchbox', { name: 'Search this table' }), 'hollywood');
  await waitFor(() => expect(readRows(table).length).toBeLessThan(272));
  const found = readRows(table).map(([name]) => name);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(name).toMatch(/hollywood/i);
});

test('a line moves while figures are being loaded', async () => {
  const { user, transport } = await openPage('/map?view=table');
  await waitForLoad();
  const reply = createGate();
  transport.answer(/^\/api\/neighborhoods\/crimes\?/, async () => {
    await reply.opened;
    return undefined;
  });
  await choose(user, 'Time Period', 'Last 12 months');
  const line = await screen.findByRole('progressbar');
  // nothing changes within a short wait
  await waitFor(() => expect(line.querySelector('span')).not.toBeNull());
  reply.open();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('no field of a page accepts more than 500 characters', async () => {
  for (const address of ['/map?view=table', '/neighborhood/hollywood', '/crime/burglary']) {
    await openPage(address);
    const limits = [...document.querySelectorAll<HTMLInputElement>('main input')]
      .filter(({ type }) => type !== 'range' && type !== 'hidden')
      .map((input) => input.maxLength);
    expect(limits.length, address).toBeGreaterThan(0);
    for (const limit of limits) {
      expect(limit, address).toBeGreaterThan(0);
      expect(limit, address).toBeLessThanOrEqual(500);
    }
  }
});
