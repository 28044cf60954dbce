import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { useMainInFocus } from './use-main-in-focus.ts';

function Site() {
  return (
    <>
      <Link to="/news">Bar</Link>
      <main ref={useMainInFocus()} tabIndex={-1}>
        <Routes>
          <Route path="/news" element={<h1>News</h1>} />
          <Route path="/about" element={<Link to="/news">Link</Link>} />
        </Routes>
      </main>
    </>
  );
}

test.each([
  ['Link', 'main'],
  // it is still there
  ['Bar', 'link'],
] as const)('after a press on a %s the focus is on the %s', async (pressed, focused) => {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Site />
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
  await userEvent.setup().click(screen.getByRole('link', { name: pressed }));
  expect(screen.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByRole(focused)).toHaveFocus();
});
