import type { SourceReply } from '@townlight/contract/sources';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es } from '../../i18n/testing/all-messages.ts';
import { SourceUpdates } from './SourceUpdates.tsx';

const source = (given: Partial<SourceReply>): SourceReply => ({
  name: 'lapd',
  title: 'Los Angeles Police Department',
  kind: 'crime-portal',
  host: 'data.example.org',
  every_seconds: 21_600,
  state: 'current',
  checked_at: '2026-11-20T21:05:00.000Z',
  changed_at: '2026-11-12T09:00:00.000Z',
  next_at: '2026-11-21T03:05:00.000Z',
  ...given,
});

const shown = (locale: 'en' | 'es', ...sources: SourceReply[]) =>
  renderToString(
    <IntlProvider locale={locale} messages={locale === 'en' ? en : es}>
      <SourceUpdates sources={sources} />
    </IntlProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a source that responds shows only its dates, in the county’s time zone', () => {
  const text = shown('en', source({}));
  expect(text).toContain('Los Angeles Police Department Nov 20, 2026, 1:05 PM PST Nov 12, 2026');
  expect(text.trim()).toMatch(/Nov 12, 2026$/);
});

test.each([
  ['late', 'New records from Los Angeles Police Department are late.'],
  ['failing', 'The last check of Los Angeles Police Department failed.'],
  ['paused', 'Updates from Los Angeles Police Department are paused.'],
] as const)('a source that is %s has a line', (state, line) => {
  expect(shown('en', source({ state }))).toContain(line);
});

test('a source that was never checked has no dates', () => {
  const text = shown('en', source({ state: 'new', checked_at: null, changed_at: null }));
  expect(text).toContain('Los Angeles Police Department none yet none yet');
  expect(text).toContain('has not been checked yet.');
});

test('the Spanish rendering contains no English text', () => {
  const text = shown('es', source({ title: 'Sheriff', state: 'late' }));
  expect(text).toContain('Los registros nuevos llegan con retraso: Sheriff.');
  expect(text).not.toMatch(/Last|Source|Updates|late/);
});
