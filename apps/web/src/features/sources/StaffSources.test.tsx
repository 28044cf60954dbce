import type { StaffSource } from '@townlight/contract/sources';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es } from '../../i18n/testing/all-messages.ts';
import { SourceLine } from './StaffSources.tsx';

const line = (given: Partial<StaffSource>, locale: 'en' | 'es' = 'en') =>
  renderToString(
    <IntlProvider locale={locale} messages={locale === 'en' ? en : es}>
      <SourceLine
        source={{
          name: 'airnow',
          title: 'AirNow',
          kind: 'airnow',
          host: 'files.example.org',
          every_seconds: 3_600,
          state: 'current',
          checked_at: '2026-11-20T21:05:00.000Z',
          changed_at: '2026-11-20T21:05:00.000Z',
          next_at: '2026-11-20T22:05:00.000Z',
          run_at: '2026-11-20T21:05:00.000Z',
          run_result: 'published',
          run_message: '12 new of 60 rows',
          running: false,
          ...given,
        }}
        onRun={() => undefined}
      />
    </IntlProvider>,
  );
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('staff see the result of the last run and the time of the next run, in the county’s time zone', () => {
  expect(textOf(line({}))).toContain(
    'AirNow : up to date Last run Nov 20, 2026, 1:05 PM PST: 12 new of 60 rows. Next: Nov 20, 2026, 2:05 PM PST.',
  );
  expect(line({})).toContain('Run AirNow now');
});

test('a source that failed shows the reason', () => {
  const failed = {
    state: 'failing',
    run_result: 'failed',
    run_message: 'it answered 500',
  } as const;
  const text = textOf(line(failed));
  expect(text).toContain('AirNow : the last run failed');
  expect(text).toContain('it answered 500');
  expect(textOf(line(failed, 'es'))).toContain(
    'no se pudieron leer los registros. El servidor dice, en inglés: it answered 500',
  );
});

test('in Spanish the outcome is in Spanish', () => {
  expect(textOf(line({}, 'es'))).toContain(': había registros nuevos.');
  expect(textOf(line({ run_result: 'nothing-new' }, 'es'))).toContain(': nada nuevo.');
});

test('a source that is running cannot be started again, and a paused source cannot be started', () => {
  expect(line({ running: true })).toContain('disabled');
  expect(textOf(line({ running: true }))).toContain('AirNow : being checked now');
  expect(textOf(line({ state: 'paused', next_at: null }, 'es'))).toContain('AirNow : en pausa');
  expect(line({ state: 'paused', next_at: null })).not.toContain('<button');
});
