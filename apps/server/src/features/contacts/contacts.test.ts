import { areaContacts } from '@townlight/contract/area-contacts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { listContacts } from './list-contacts.ts';

describeOnStore('contacts of an area', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const requestContacts = (path: string) => testApp.app.inject(`/api/${path}/who-to-ask`);
  const fetchContacts = async (path: string) =>
    areaContacts.parse((await requestContacts(path)).json());

  test('an area has its police, its district, its meeting and its help', async () => {
    const nothing = { phone: null, url: null, sample: false, rule: null };
    expect(await fetchContacts('neighborhoods/hollywood')).toEqual([
      {
        ...nothing,
        kind: 'emergency',
        title: 'Emergency',
        name: null,
        text: 'If someone is in danger now, call',
        phone: '911',
      },
      {
        ...nothing,
        kind: 'police',
        title: 'Police',
        name: 'Los Angeles Police',
        text: 'We do not know yet which station serves this area. Non-emergency:',
        phone: '555-555-0100',
        url: 'https://police.example/',
      },
      {
        ...nothing,
        kind: 'council',
        title: 'Council district',
        name: 'District 9',
        text: '',
        url: 'https://council.example/9',
      },
      // The other meeting is a sample, and these records are not.
      {
        ...nothing,
        kind: 'supervisor',
        title: 'Supervisor district',
        name: null,
        text: 'We do not know yet.',
      },
      {
        ...nothing,
        kind: 'meeting',
        title: 'Next public meeting',
        name: 'Night meeting',
        text: expect.stringMatching(/^Second Tuesday of each month, 6:00\sPM, Town hall\.$/),
        rule: {
          week: 'second',
          weekday: 'tuesday',
          time: '18:00',
          time_zone: 'America/Los_Angeles',
        },
      },
      {
        ...nothing,
        kind: 'help',
        title: 'Other help',
        name: '211',
        text: 'Finds help:',
        phone: '211',
      },
    ]);
  });

  test('an unknown contact is marked as unknown, without an invented number', async () => {
    const sheriff = await fetchContacts('neighborhoods/east-los-angeles');
    expect(sheriff.find(({ kind }) => kind === 'police')).toMatchObject({
      name: 'Los Angeles Sheriff',
      text: expect.stringContaining('We do not have its non-emergency number yet'),
      phone: null,
    });
    const unknown = (await fetchContacts('neighborhoods/desert')).filter(
      ({ name }) => name === null,
    );
    expect(unknown.map(({ kind }) => kind)).toEqual([
      'emergency',
      'police',
      'council',
      'supervisor',
      'meeting',
    ]);
  });

  test('a zip code has the police of its area, and no neighborhood’s district', async () => {
    const known = (await fetchContacts('zipcodes/90028')).filter(({ name }) => name !== null);
    expect(known.map(({ kind }) => kind)).toEqual(['police', 'help']);
  });

  test('text is in the requested language', async () => {
    const reply = await testApp.app.inject('/api/neighborhoods/hollywood/who-to-ask?language=es');
    expect(areaContacts.parse(reply.json()).find(({ kind }) => kind === 'meeting')).toMatchObject({
      name: 'Reunión nocturna',
      text: expect.stringMatching(/^Segundo martes de cada mes, .* Ayuntamiento\.$/),
    });
  });

  test('an unknown area returns 404', async () => {
    const reply = await requestContacts('neighborhoods/atlantis');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      message: expect.stringMatching(/^There is no neighborhood "atlantis"/),
      error: true,
    });
  });
});

const CONTACTS = {
  emergency: '911',
  police: {},
  districts: [
    {
      kind: 'council' as const,
      name: { en: 'Sample district', es: 'Distrito de muestra' },
      url: null,
      areas: ['westwood'],
      sample: true,
    },
  ],
  meetings: [],
  services: [],
};
const POLICE = {
  slug: 'lapd',
  name: 'Los Angeles Police',
  shortName: 'LAPD',
  divisions: [
    { name: 'Central', areas: [] },
    { name: 'West LA', areas: ['westwood'] },
  ],
};

test.each([
  [true, 1],
  [false, 0],
])('sample entries are returned only with sample records: %s', (sample, count) => {
  const entries = listContacts(
    {
      contacts: CONTACTS,
      agencies: [POLICE],
      timeZone: 'America/Los_Angeles',
      spanishNames: {},
    },
    {
      policedBy: [{ agency: 'lapd', name: 'Los Angeles Police' }],
      neighborhood: 'westwood',
      language: 'en',
      sample,
    },
  );
  expect(entries.filter((entry) => entry.sample)).toHaveLength(count);
  expect(entries.find(({ kind }) => kind === 'police')?.text).toMatch(/^Station: West LA\./);
});
