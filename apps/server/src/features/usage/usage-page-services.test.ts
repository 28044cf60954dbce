import { usageServices } from '@townlight/contract/usage';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { usagePageServices } from './usage-page-services.ts';

const policyOf = (environment: Record<string, string>) =>
  usagePageServices(readConfig(environment).usageServices);

test('an installation without a usage service allows no additional origins', () => {
  expect(policyOf({})).toBeUndefined();
});

test('Plausible and Matomo are allowed at their configured origins, without their scripts', () => {
  const policy = policyOf({
    PLAUSIBLE_URL: 'https://plausible.example.org/',
    PLAUSIBLE_SITE: 'crime.example.org',
    MATOMO_URL: 'https://stats.example.org/matomo',
    MATOMO_SITE: '3',
  });
  expect(policy?.allowedOrigins).toEqual({
    connect: ['https://plausible.example.org', 'https://stats.example.org'],
    scripts: [],
  });
  expect(usageServices.parse(JSON.parse(policy?.meta.content ?? ''))).toEqual({
    plausible: { url: 'https://plausible.example.org', site: 'crime.example.org' },
    matomo: { url: 'https://stats.example.org/matomo', site: '3' },
  });
});

test('Google Analytics brings a script', () => {
  expect(policyOf({ GA_MEASUREMENT_ID: 'G-ABC123' })?.allowedOrigins.scripts).toEqual([
    'https://www.googletagmanager.com',
  ]);
});

test.each([
  [{ PLAUSIBLE_URL: 'https://plausible.example.org' }, 'PLAUSIBLE_SITE'],
  [{ MATOMO_URL: 'https://matomo.example.org', MATOMO_SITE: 'one' }, 'MATOMO_SITE'],
  [{ GA_MEASUREMENT_ID: 'UA-1' }, 'GA_MEASUREMENT_ID'],
])(
  'an incomplete service is rejected with the name of the variable in question',
  (environment, name) => {
    expect(() => policyOf(environment)).toThrow(name);
  },
);
