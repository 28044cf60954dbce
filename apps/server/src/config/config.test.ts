import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { DEFAULT_START_PAGE } from '@townlight/domain/pages';
import { expect, onTestFinished, test } from 'vitest';
import type { EnvironmentVariable } from '../platform/environment-variable.ts';
import { describeUnknownVariables, readConfig } from './config.ts';
import { ENVIRONMENT_VARIABLES } from './index.ts';

test('an empty environment configures a local site with the sample county', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    sample: true,
    publicUrl: undefined,
  });
  expect(isAbsolute(config.dataFolder)).toBe(true);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', TOWNLIGHT_SAMPLE: '' })).toEqual(readConfig({}));
});

test('proxies on this machine and configured proxies are trusted', () => {
  expect(readConfig({}).trustedProxies).toBe('loopback');
  for (const named of ['loopback, 10.0.0.0/8', 'uniquelocal', '2001:db8::/32', '192.0.2.1'])
    expect(readConfig({ TRUSTED_PROXIES: named }).trustedProxies).toBe(named);
});

test('a base map is a file in a folder or at an address', () => {
  expect(readConfig({})).toMatchObject({ basemapFile: undefined, basemapUrl: undefined });
  const { basemapFile } = readConfig({ BASEMAP_FILE: 'maps/county.pmtiles' });
  expect(isAbsolute(basemapFile ?? '')).toBe(true);
  const url = 'https://tiles.example.org/county.pmtiles';
  expect(readConfig({ BASEMAP_URL: url }).basemapUrl).toBe(url);
});

test('images come from IMAGES_URL if it is set', () => {
  expect(readConfig({}).imagesUrl).toBeUndefined();
  const imagesUrl = 'https://cdn.example.org/townlight';
  expect(readConfig({ IMAGES_URL: `${imagesUrl}/` })).toMatchObject({ imagesUrl });
});

test('the start page is the default one or START_PAGE, without a trailing slash', () => {
  expect(readConfig({}).startPage).toBe(DEFAULT_START_PAGE);
  for (const page of ['/map', '/map?area=venice', '/neighborhood/venice', '/traffic'])
    expect(readConfig({ START_PAGE: page }).startPage).toBe(page);
  expect(readConfig({ START_PAGE: '/map/' }).startPage).toBe('/map');
});

test('the public address loses its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://crime.example.org/' }).publicUrl).toBe(
    'https://crime.example.org',
  );
});

test.each([
  ['PORT', 'eighty', 'PORT: "eighty" is not allowed; set a port number from 0 to 65535'],
  ['PORT', '70000', 'PORT: "70000" is not allowed'],
  ['TOWNLIGHT_SAMPLE', 'no', 'TOWNLIGHT_SAMPLE: "no" is not allowed; set true'],
  ['PUBLIC_URL', 'crime.example.org', 'PUBLIC_URL: "crime.example.org" is not allowed'],
  [
    'PUBLIC_URL',
    'https://example.org/cook',
    'for instance PUBLIC_URL=https://crime.example.org, without a path',
  ],
  ['IMAGES_URL', 'cdn', 'IMAGES_URL: "cdn" is not allowed'],
  ['TRUSTED_PROXIES', 'everyone', 'set the reverse proxies whose X-Forwarded-For is believed'],
  ['TRUSTED_PROXIES', 'loopback,10.0.0.0/33', 'TRUSTED_PROXIES: "loopback,10.0.0.0/33"'],
  [
    'START_PAGE',
    'coronavirus',
    'START_PAGE: "coronavirus" is not allowed; set the page of this site',
  ],
  ['START_PAGE', '/', 'START_PAGE: "/" is not allowed'],
  ['START_PAGE', '/nowhere', 'START_PAGE: "/nowhere" is not allowed'],
  ['START_PAGE', '//example.org/map', 'START_PAGE: '],
  ['START_PAGE', '/staff', 'not / itself, a page for staff or one for frames'],
  ['START_PAGE', '/embed/map', 'START_PAGE: "/embed/map" is not allowed'],
  ['BASEMAP_URL', 'county.pmtiles', 'set the address of a PMTiles file'],
  ['SMTP_URL', 'mail.example.org', 'SMTP_URL: the value given is not allowed; set the address'],
  ['MAIL_FROM', 'Townlight', 'MAIL_FROM: "Townlight" is not allowed'],
  ['MAIL_FROM', 'a@b.c\nBcc: d@e.f', 'MAIL_FROM: '],
  ['POSTAL_ADDRESS', 'Townlight\n1 Main Street', 'POSTAL_ADDRESS: '],
  ['OIDC_ISSUER', 'http://login.example.org', 'http is for this machine alone'],
  ['OIDC_ACR', ' ', 'OIDC_ACR: " " is not allowed'],
  ['OIDC_MAX_AGE', '-1', 'OIDC_MAX_AGE: "-1" is not allowed; set for how many seconds'],
  ['SECURITY_CONTACT', 'security', 'SECURITY_CONTACT: "security" is not allowed; set whom to tell'],
  ['SECURITY_CONTACT', 'http://example.org/security', 'SECURITY_CONTACT: '],
  ['SECURITY_CONTACT', 'a@example.org\nContact: b@example.org', 'SECURITY_CONTACT: '],
  ['SECURITY_CONTACT', 'https://example.org/\nExpires: never', 'SECURITY_CONTACT: '],
  ['LOG_LEVEL', 'loud', 'one of silent, error, warn, info, debug'],
  ['DATABASE_URL', 'mysql://a:secret@b/c', 'DATABASE_URL: the value given is not allowed'],
  ['DATABASE_URL', 'postgres://a:secret@one:5432,two:5432/c', 'set the address of one server'],
  ['DATABASE_URL', 'postgres://a:secret@one,two/c', 'set the address of one server'],
  ['SHUTDOWN_DELAY', '-1', 'SHUTDOWN_DELAY: "-1" is not allowed; set for how many seconds'],
])('%s=%s is rejected with the allowed values', (name, value, sentence) => {
  const provider = {
    OIDC_ISSUER: 'https://a.example',
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'x',
  };
  expect(() => readConfig({ ...provider, [name]: value })).toThrow(sentence);
});

test('security contacts are email addresses, pages or phone numbers', () => {
  expect(readConfig({}).securityContacts).toEqual([]);
  const named = 'Security@example.org, https://example.org/security,tel:+1-213-555-0100';
  expect(readConfig({ SECURITY_CONTACT: named }).securityContacts).toEqual([
    'mailto:security@example.org',
    'https://example.org/security',
    'tel:+1-213-555-0100',
  ]);
});

test('the error for an invalid DATABASE_URL does not contain its value, since it includes a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://a:secret@b/c' })).not.toThrow('secret');
});

test('a database on a socket needs no host', () => {
  const url = 'postgres://townlight@/townlight?host=/run/postgresql';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('an identity provider needs the name and the secret that it gave', () => {
  const issuer = { OIDC_ISSUER: 'https://login.example.org' };
  const known = { ...issuer, OIDC_CLIENT_ID: 'townlight' };
  expect(() => readConfig(issuer)).toThrow('OIDC_CLIENT_ID: OIDC_ISSUER needs it; set this');
  expect(() => readConfig(known)).toThrow('OIDC_CLIENT_SECRET: OIDC_ISSUER needs it; set the');
  expect(readConfig({ ...known, OIDC_CLIENT_SECRET: 'x' }).identityProvider).toEqual({
    issuer: 'https://login.example.org',
    clientId: 'townlight',
    clientSecret: 'x',
    name: 'login.example.org',
  });
  const strict = { ...known, OIDC_CLIENT_SECRET: 'x', OIDC_MAX_AGE: '0', OIDC_ACR: 'phr  phrh' };
  expect(readConfig(strict).identityProvider).toMatchObject({
    maxAge: 0,
    acrValues: ['phr', 'phrh'],
  });
  expect(readConfig({}).identityProvider).toBeUndefined();
});

test('a variable with the prefix of Townlight that it does not read is named, with the likely one', () => {
  expect(describeUnknownVariables({ TOWNLIGHT_DATA: 'x', HOME: '/', PORTT: '1' })).toEqual([]);
  expect(describeUnknownVariables({ TOWNLIGHT_DATTA: 'x', TOWNLIGHT_PORT: '1' })).toEqual([
    'TOWNLIGHT_DATTA is not a setting of Townlight; did you mean TOWNLIGHT_DATA?',
    'TOWNLIGHT_PORT is not a setting of Townlight; did you mean PORT?',
  ]);
  expect(describeUnknownVariables({ TOWNLIGHT_COLORS: 'x' })).toEqual([
    'TOWNLIGHT_COLORS is not a setting of Townlight; docs/operations/configuration.md lists them all',
  ]);
});

test('the former name of a setting is refused with its new name', () => {
  expect(() => readConfig({ LETTERS_PER_SECOND: '2' })).toThrow(
    'LETTERS_PER_SECOND is now MAIL_PER_SECOND; rename it',
  );
  expect(readConfig({ LETTERS_PER_SECOND: '', MAIL_PER_SECOND: '2' }).sendingPace.perSecond).toBe(
    2,
  );
});

function writeSecret(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

const SECRETS = Object.entries<EnvironmentVariable>(ENVIRONMENT_VARIABLES).flatMap(
  ([name, { isSecret }]) => (isSecret ? [name] : []),
);

test('a secret is read from the file that its variable names, without the line break at its end', () => {
  const url = 'postgres://townlight:secret@database:5432/townlight';
  expect(readConfig({ DATABASE_URL_FILE: writeSecret(`${url}\n`) }).databaseUrl).toBe(url);
  const key = Buffer.alloc(32, 7);
  const file = writeSecret(key.toString('base64'));
  expect(readConfig({ SUBSCRIBERS_KEY_FILE: file }).subscribersKeys).toEqual([key]);
  expect(readConfig({ DATABASE_URL: url, DATABASE_URL_FILE: '' }).databaseUrl).toBe(url);
});

/** With what each secret needs. */
const PROVIDER = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'townlight' };

test.each(SECRETS)('%s in a file is checked like the variable, and not shown', (name) => {
  const file = writeSecret('\0 no value of any setting');
  const read = () =>
    readConfig({ ...PROVIDER, OIDC_CLIENT_SECRET: 'x', [name]: '', [`${name}_FILE`]: file });
  // any text may be the secret of a client
  if (name === 'OIDC_CLIENT_SECRET') return expect(read).not.toThrow();
  expect(read).toThrow(`${name}: the value given is not allowed`);
  expect(read).not.toThrow('no value of any setting');
});

test.each(SECRETS)('%s is refused with a file that is given as well', (name) => {
  const both = { [name]: 'x', [`${name}_FILE`]: writeSecret('x') };
  expect(() => readConfig({ ...PROVIDER, OIDC_CLIENT_SECRET: 'x', ...both })).toThrow(
    `${name} and ${name}_FILE are both set; remove one of them`,
  );
});

test('a file of a secret that is empty, too large, missing or none is refused with its name', () => {
  const read = (file: string) => () => readConfig({ SMTP_URL_FILE: file });
  const rest = 'set it to a file that contains the value of SMTP_URL and nothing else';
  const empty = writeSecret('\n');
  expect(read(empty)).toThrow(`SMTP_URL_FILE: ${empty} is empty; ${rest}`);
  expect(read(`${empty}-not`)).toThrow(
    `SMTP_URL_FILE: ${empty}-not cannot be read (ENOENT); ${rest}`,
  );
  expect(read(writeSecret('x'.repeat(65_537)))).toThrow('has more than 64 KB');
  expect(read('/dev/null')).toThrow('SMTP_URL_FILE: /dev/null is not a file');
  expect(read(tmpdir())).toThrow('is not a file');
});

test('files of secrets are settings, those of other settings are not', () => {
  // no secret begins with the prefix yet
  expect(
    SECRETS.filter((name) => describeUnknownVariables({ [`${name}_FILE`]: 'x' }).length > 0),
  ).toEqual([]);
  expect(readConfig({ PUBLIC_URL_FILE: '/nowhere' }).publicUrl).toBeUndefined();
});
