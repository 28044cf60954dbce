import type { EditionReply, EmailCounts } from '@townlight/contract/newsletter';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es } from '../../i18n/testing/all-messages.ts';
import { EditionStatus } from './EditionStatus.tsx';

const AT = '2026-11-13T17:00:00.000Z';
const LETTERS: EmailCounts = {
  complete: true,
  all: 20_000,
  accepted: 800,
  waiting: 19_198,
  retrying: 3,
  refused: 2,
  given_up: 0,
  left_out: 0,
  bounced: 0,
  complained: 0,
  per_second: 480,
};

function renderText(given: Partial<EditionReply>, locale: 'en' | 'es' = 'en'): string {
  const html = renderToString(
    <IntlProvider locale={locale} messages={locale === 'en' ? en : es}>
      <EditionStatus
        edition={{
          id: '2026-10',
          state: 'scheduled',
          categories: ['trend'],
          notes: { en: '', es: '' },
          scheduled_at: AT,
          sending_at: null,
          sent_at: null,
          created_by: 'ana@example.org',
          scheduled_by: 'automatic',
          newer_figures: false,
          letters: null,
          ...given,
        }}
        busy={false}
        onMove={() => undefined}
      />
    </IntlProvider>,
  );
  return html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('a scheduled edition shows when it is sent and who scheduled it, and can be moved back to draft', () => {
  const text = renderText({});
  expect(text).toContain('Scheduled Goes out Nov 13, 2026, 9:00 AM PST');
  expect(text).toContain('Started by ana@example.org. Scheduled by the server.');
  expect(text).toContain('Move back to draft');
  expect(text).not.toContain('Newer figures');
});

test('newer figures can be used only until emails are sent', () => {
  expect(renderText({ newer_figures: true })).toContain('schedule it again');
  expect(renderText({ newer_figures: true, state: 'sent', sent_at: AT })).toContain(
    'Its letters keep the earlier ones',
  );
});

test('an edition being sent shows its progress, rate and remaining time, and delayed and rejected emails', () => {
  const text = renderText({ state: 'sending', sending_at: AT, letters: LETTERS });
  expect(text).toContain('800 of 20,000 letters accepted by the mail server.');
  expect(text).toContain('480 a second, about 40 seconds left.');
  expect(text).toContain('3 delayed by the mail server; they will be tried again');
  expect(text).toContain('2 rejected by the mail server');
  expect(text).not.toContain('bounced');
  expect(text).toContain('Pause');
});

test('a paused edition can be resumed and shows no sending rate', () => {
  const text = renderText({ state: 'paused', sending_at: AT, letters: LETTERS });
  expect(text).toContain('Resume');
  expect(text).not.toContain('a second');
});

test('a sent edition has no actions', () => {
  const text = renderText(
    { state: 'sent', sent_at: AT, letters: { ...LETTERS, waiting: 0 } },
    'es',
  );
  expect(text).toContain('Enviada');
  expect(text).not.toMatch(/Pausar|Reanudar|Devolver/);
});
