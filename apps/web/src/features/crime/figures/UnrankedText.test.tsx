import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { UnrankedText } from './UnrankedText.tsx';

const textOf = (props: Parameters<typeof UnrankedText>[0]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={en}>
      <UnrankedText {...props} />
    </IntlProvider>,
  );

test('an outlier has few residents, and reports', () => {
  expect(textOf({ because: 'outlier', residents: 112, count: 90 })).toMatch(
    /^Given this area’s extraordinarily high .* 112 people live here: a rate needs at least 1,000 residents\.$/,
  );
});

test('an area without reports is not "extraordinarily high"', () => {
  expect(textOf({ because: 'outlier', residents: 24_000, count: 0 })).toBe(
    'No crime of any kind is on record here for this period, so there is no rank.',
  );
  expect(textOf({ because: 'outlier', residents: 112, count: 0 })).toBe(
    '112 people live here: a rate needs at least 1,000 residents.',
  );
});

test('an incomplete area has the exact message of the specification', () => {
  expect(textOf({ because: 'incomplete', residents: 24_000, count: 7 })).toBe(
    'Incomplete data! We do not have all the crime data for this area. We thus decided not to give it orange shading but rather shade it grey. Once we add the missing data, we will add it to our color scale.',
  );
});
