import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeScheme } from '../../../apps/web/src/features/bundles/testing/make-scheme.ts';
import { openPage } from '../testing/open-page.ts';
import { answerSession, createGate, jsonResponse, type Transport } from '../testing/transport.ts';

// loads the grid's large module first: a busy machine needs longer for it than a test waits for a page
beforeAll(
  async () => void (await import('../../../apps/web/src/features/bundles/tables/SchemeTable.tsx')),
  180_000,
);

/** Replies with a small scheme: jsdom needs minutes to render a grid of the complete one. */
function answerScheme(transport: Transport): void {
  for (const [table, rows] of Object.entries(makeScheme()))
    transport.answer(new RegExp(`^/api/bundles/${table}$`), () => jsonResponse(rows));
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')];

// MUI's development build has other class names, so the server's HTML is not hydrated here
test('Crime Description Bundling shows the mappings read-only: they cannot be edited or deleted', async () => {
  const { user } = await openPage('/bundling', { byScript: true, prepare: answerScheme });
  expect(document.title).toBe('Crime Description Bundling');
  const grid = await screen.findByRole('grid', { name: 'Crime Description Mappings' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(
    document.querySelectorAll('[role=tab], [role=checkbox], input[type=checkbox]'),
  ).toHaveLength(0);
  const buttons = [...document.querySelectorAll('main button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(buttons.filter((name) => /Delete|Save|Add/.test(name ?? ''))).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'burglary');
  await waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().filter((row) => !/burglary/i.test(row.textContent ?? ''))).toEqual([]);
  });
  const cell = grid.querySelector<HTMLElement>('[role=gridcell][data-field=nickname]');
  if (cell === null) throw new Error('there is no nickname in the grid');
  const name = cell.textContent;
  await user.dblClick(cell);
  await user.keyboard('x');
  expect(within(grid).queryByRole('combobox')).toBeNull();
  expect(within(grid).queryByRole('textbox')).toBeNull();
  expect(cell).toHaveTextContent(name ?? '');
  expect(document.querySelector('meta[name=robots][content=noindex]')).not.toBeNull();
});

test('a press before the session has loaded waits for the session and is not lost', async () => {
  const session = createGate();
  const { user } = await openPage('/bundles', {
    byScript: true,
    prepare(transport) {
      answerScheme(transport);
      answerSession(transport, { email: 'dora@example.org', role: 'editor' });
      transport.answer(/^\/api\/staff\/session$/, async () => {
        await session.opened;
        return undefined;
      });
      transport.answer(/^\/api\/bundles\/changes/, () => jsonResponse([]));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  session.open();
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeVisible();
});
