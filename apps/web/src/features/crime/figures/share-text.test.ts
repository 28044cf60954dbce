import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { siteEs } from '../../../i18n/messages/es/site.es.ts';
import { en, namesEs } from '../../../i18n/testing/all-messages.ts';
import { formatShareText } from './share-text.ts';

const OCTOBER = { from: toYearMonth(2026, 10), to: toYearMonth(2026, 10) };
const YEAR = { from: toYearMonth(2025, 11), to: toYearMonth(2026, 10) };
const english = createIntl({ locale: 'en', messages: en });
const spanish = createIntl({ locale: 'es', messages: { ...namesEs, ...siteEs } });

test('the share text contains subject, areas and period in the language of the page', () => {
  expect(formatShareText(english, { areas: ['Venice'], range: OCTOBER })).toBe(
    'Reported crime in Venice, October 2026',
  );
  expect(formatShareText(english, { kind: 'Burglary', range: YEAR })).toBe(
    'Reports of Burglary in Los Angeles County, Nov 2025 to Oct 2026',
  );
  expect(formatShareText(spanish, { areas: ['Venice', 'Palms'], range: OCTOBER })).toBe(
    'Delitos reportados en Venice y Palms, octubre de 2026',
  );
});

test('without a known period the share text omits it', () => {
  expect(formatShareText(english, { areas: ['Venice'], range: null })).toBe(
    'Reported crime in Venice',
  );
});
