import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatMoment } from './figures.ts';

const intlOf = (locale: string) => createIntl({ locale });

test('an hour has its zone in English; in Spanish where a clock shows it twice', () => {
  const format = (locale: string, instant: string) =>
    // browsers and Node differ in the kind of space
    formatMoment(intlOf(locale), instant, 'America/Los_Angeles').replace(/\s/g, ' ');
  expect(format('en-US', '2026-11-20T21:05Z')).toBe('Nov 20, 2026, 1:05 PM PST');
  expect(format('es-US', '2026-11-20T21:05Z')).toMatch(/^20 nov 2026, 1:05 p\. ?m\.$/);
  // clocks go back at 2 AM on November 1, 2026
  expect(format('es-US', '2026-11-01T08:30Z')).toMatch(
    /1:30 a\. ?m\. hora de verano del Pacífico$/,
  );
  expect(format('es-US', '2026-11-01T09:30Z')).toMatch(/1:30 a\. ?m\. hora estándar del Pacífico$/);
  expect(format('es-US', '2026-11-01T10:30Z')).toMatch(/2:30 a\. ?m\.$/);
  // and forward on March 8
  expect(format('es-US', '2026-03-08T10:30Z')).toMatch(/3:30 a\. ?m\.$/);
});
