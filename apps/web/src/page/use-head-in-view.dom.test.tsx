import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHeadInView } from './use-head-in-view.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Tracker() {
  const { pathname, search } = useLocation();
  const heading = useHeadInView(pathname);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {pathname}
      </h1>
      <Link to="/venice?history=yearly">Last Year</Link>
      {pathname === '/venice' && <Link to="/hollywood">Hollywood</Link>}
      <p>{search}</p>
    </>
  );
}

/** @param top where the heading is in the window, in pixels */
function open(top: number) {
  render(
    <MemoryRouter initialEntries={['/venice']}>
      <Tracker />
    </MemoryRouter>,
  );
  vi.spyOn(screen.getByRole('heading'), 'getBoundingClientRect').mockReturnValue({
    top,
  } as DOMRect);
  return userEvent.setup();
}

test('the head of another place is scrolled into view, and has the focus', async () => {
  const user = open(-1400);
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Hollywood' }));
  expect(screen.getByRole('heading', { name: '/hollywood' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('when the heading is in view nothing scrolls, and only lost focus moves to it', async () => {
  const user = open(80);
  await user.click(screen.getByRole('link', { name: 'Hollywood' }));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: '/hollywood' })).toHaveFocus();
});

test('changing the months of the same place neither scrolls nor moves the focus', async () => {
  const user = open(-1400);
  await user.click(screen.getByRole('link', { name: 'Last Year' }));
  expect(screen.getByText('?history=yearly')).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Last Year' })).toHaveFocus();
});
