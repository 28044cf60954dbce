import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import {
  CONFIGURATION_PAGE,
  ENVIRONMENT_EXAMPLE,
  formatConfigurationPage,
  formatEnvironmentExample,
  listSettings,
} from './settings.ts';

test('the page and the file of settings are those of the code', () => {
  // the formatter aligns the columns
  const unaligned = (text: string) => text.replace(/ +\|/g, ' |').replace(/-{4,}/g, '---');
  const page = readFileSync(CONFIGURATION_PAGE, 'utf8');
  expect(unaligned(page)).toBe(unaligned(formatConfigurationPage()));
  expect(readFileSync(ENVIRONMENT_EXAMPLE, 'utf8')).toBe(formatEnvironmentExample());
});

test('each value of the file of settings is allowed', () => {
  const values = parseEnv(
    readFileSync(ENVIRONMENT_EXAMPLE, 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''),
  );
  const settings = listSettings();
  expect(Object.keys(values).sort()).toEqual(settings.map(({ name }) => name).sort());
  const refused = settings.filter(({ name, schema }) => {
    const value = values[name] || undefined;
    return value !== undefined && !schema.safeParse(value).success;
  });
  expect(refused.map(({ name }) => `${name}=${values[name]}`)).toEqual([]);
});
