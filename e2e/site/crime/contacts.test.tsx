import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { throwUnreachable } from '../testing/transport.ts';

const TITLE = /^(Who to ask|A quién acudir)/;
const contacts = () => screen.getByRole('region', { name: TITLE });

/** Without script, in the first HTML. */
function contactsIn(page: Document): HTMLElement {
  const title = [...page.querySelectorAll('h2')].find((one) => TITLE.test(one.textContent));
  return title?.closest('section') as HTMLElement;
}

afterEach(() => {
  vi.useRealTimers();
});

test('a neighborhood lists its contacts, and marks invented ones', async () => {
  // the meeting of November has begun
  vi.setSystemTime('2026-11-11T02:00:00Z');
  await openPage('/neighborhood/westwood');
  const list = contacts();
  expect(await within(list).findByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  expect(list).toHaveTextContent('Station: West LA. Non-emergency: 877-275-5273.');
  expect(list).toHaveTextContent('Sample council district. Sample');
  expect(list).toHaveTextContent(/Second Tuesday of each month, 6:00\sPM, Sample community room\./);
  expect(list).toHaveTextContent('Next: Tuesday, December 8, 2026.');
  expect(list).toHaveTextContent('invented to show the site');
});

test('the map’s report ends with contacts, and missing contacts can be reported', async () => {
  const { user } = await openPage('/map?area=burbank&view=table');
  await waitFor(() => expect(contacts()).toHaveTextContent('Burbank Police Department.'));
  const unknown = [...contacts().querySelectorAll('dd')].filter(
    (one) => one.textContent.trim() === 'We do not know yet.',
  );
  expect(unknown).toHaveLength(3);
  expect(within(contacts()).getByRole('link', { name: '911' })).toBeInTheDocument();
  await user.click(within(contacts()).getByRole('button', { name: /Tell us/ }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('contacts that cannot be loaded show an error, and Try again loads them', async () => {
  let failing = true;
  const { user } = await openPage('/map?area=venice&view=table', {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/^\/api\/.*\/who-to-ask/, () => (failing ? throwUnreachable() : undefined)),
  });
  await waitFor(() =>
    expect(within(contacts()).getByRole('alert')).toHaveTextContent('could not be reached'),
  );
  // the report is not affected
  expect(await screen.findByText('Crime Ranking')).toBeVisible();
  failing = false;
  await user.click(within(contacts()).getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(within(contacts()).getByRole('link', { name: '211' })).toBeInTheDocument(),
  );
});

test('the first HTML lists contacts in Spanish, without the date of the next meeting', async () => {
  const { page } = await fetchFirstHtml('/es/map?area=westwood');
  const text = contactsIn(page).textContent;
  expect(text).toContain('Si no es una emergencia: 877-275-5273.');
  // only the reader's clock determines the next meeting
  expect(text).toContain('Segundo martes de cada mes');
  expect(text).not.toContain('La próxima');
});

test('the first HTML of a neighborhood lists its contacts', async () => {
  const { page } = await fetchFirstHtml('/neighborhood/westwood');
  const list = contactsIn(page);
  expect(list.textContent).toContain('Station: West LA. Non-emergency: 877-275-5273.');
  expect(list.querySelector('a[href="tel:911"]')?.textContent).toBe('911');
});
