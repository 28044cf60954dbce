import { readFileSync } from 'node:fs';
import { buildApiExamples } from '@townlight/contract/api-examples';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { methodsSchema } from '@townlight/contract/methods';
import { dataChanges, publishedReleases, sourceTermsReply } from '@townlight/contract/open-data';
import { METHOD_RULES } from '@townlight/domain/crime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { listFeatures } from '../../features.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { parseDataChanges } from './changes/parse-data-changes.ts';

describeOnStore('our data', (open) => {
  let database: Database;
  let testApp: TestApp;
  const get = async (path: string) => {
    const reply = await testApp.app.inject(`/api/${path}`);
    expect(reply.statusCode, path).toBe(200);
    return reply.json();
  };

  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database, {
      features: listFeatures(readConfig({})),
      featuresUrl: new URL('../../features.ts', import.meta.url).href,
    });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('every example call on the API page is documented and accepted by the API', async () => {
    const { paths } = await (await testApp.app.inject('/api/docs/json')).json();
    const described = Object.keys(paths).map(
      (path) => new RegExp(`^${path.replaceAll(/[{][^}]+[}]/g, '[^/]+')}$`),
    );
    const [{ id: neighborhood }] = await get('neighborhoods/names');
    const point = { latitude: 34.02, longitude: -118.28 };
    for (const { path } of buildApiExamples({
      neighborhood,
      point,
      month: Date.UTC(2026, 8, 15),
    })) {
      const [plain = ''] = path.split('?');
      expect(described.filter((one) => one.test(plain)).length, path).toBeGreaterThan(0);
      const reply = await testApp.app.inject(path);
      // without air or case data there is nothing to return (404, 503); an invalid query would return 400
      expect([200, 404, 503], `${path}: ${reply.body}`).toContain(reply.statusCode);
    }
  });

  test('the terms of each source are returned in the requested language', async () => {
    const english = sourceTermsReply.parse(await get('data/terms'));
    const spanish = sourceTermsReply.parse(await get('data/terms?language=es'));
    expect(english.find(({ id }) => id === 'lapd')).toMatchObject({
      publisher: 'Los Angeles Police Department, on the city’s open data portal',
      terms_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    });
    expect(spanish.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(spanish.find(({ id }) => id === 'latimes-cases')?.asks).toContain('requiere permiso');
    expect((await testApp.app.inject('/api/data/terms?language=fr')).statusCode).toBe(400);
  });

  test('a release has its numbers of rows read, stored and rejected, and nothing about its operator', async () => {
    await inTransaction(database.pool, async (client) => {
      await client.query(
        `insert into release (kind, source, origin, fingerprint, published_at, as_of, withdrawn_at, rows_read, rows_new, rows_updated, rows_unchanged, rows_rejected, report)
         values ('crime', 'lapd-nibrs', 'private-name.csv', 'abc', '2026-11-20T10:00:00Z', '2026-11-18T00:00:00Z', null, 100, 60, 5, 32, 3, $1),
                ('crime', 'taken-back', 'w.csv', 'w', '2026-11-20T10:00:00Z', null, '2026-11-20T10:30:00Z', 4, 4, 0, 0, 0, '{}'),
                ('air', 'airnow', 'a', '1', '2026-11-20T11:00:00Z', null, null, 12, 12, 0, 0, 0, '{}'),
                ('air', 'airnow', 'b', '2', '2026-11-20T12:00:00Z', null, null, 11, 10, 1, 0, 0, '{}'),
                ('air', 'airnow', 'c', '3', '2026-12-01T12:00:00Z', null, null, 11, 10, 1, 0, 0, '{}')`,
        [
          JSON.stringify({
            agency: 'lapd',
            unplaced: { neighborhoods: 7, zipcodes: 2, tracts: 1 },
            withdrawn: 2,
            apart: { MCJ: 3, NCCF: 1 },
            remarks: ['row 3 of /home/operator/private-name.csv'],
          }),
        ],
      );
      // August and October: a gap splits the range
      await client.query(
        `insert into agency_month (agency_id, month, release_id, areas)
         select agency.id, m, release.id, array['venice', 'hollywood']
           from agency, release, unnest(array[2026 * 12 + 7, 2026 * 12 + 9]) m
          where slug = 'lapd' and source = 'lapd-nibrs' and fingerprint = 'abc'`,
      );
      await bumpVersion(client, 'crime');
    });
    await testApp.snapshots.checkNow();
    const reply = await testApp.app.inject('/api/releases');
    expect(reply.body).not.toMatch(/private|operator|fingerprint/);
    const releases = publishedReleases.parse(reply.json());
    expect(releases.find(({ rows_read }) => rows_read === 100)).toMatchObject({
      kind: 'crime',
      agency: 'lapd',
      loads: 1,
      rows_read: 100,
      rows_kept: 97,
      rows_new: 60,
      rows_updated: 5,
      rows_rejected: 3,
      rows_unplaced: 7,
      // formerly 2026-08 to 2026-10, from the first to the last
      months: [
        { from: '2026-08', to: '2026-08' },
        { from: '2026-10', to: '2026-10' },
      ],
      areas: ['hollywood', 'venice'],
      // formerly unpublished: records of jails counted in the neighborhoods around them
      records_withdrawn: 2,
      records_apart: 4,
      vintage: null,
      published_at: '2026-11-20T10:00:00.000Z',
      as_of: '2026-11-18T00:00:00.000Z',
      withdrawn_at: null,
    });
    expect(releases.find(({ source }) => source === 'taken-back')).toMatchObject({
      months: [],
      areas: null,
      withdrawn_at: '2026-11-20T10:30:00.000Z',
    });
    const air = releases.filter(({ kind }) => kind === 'air');
    expect(
      air.map(({ loads, rows_read, published_at }) => [loads, rows_read, published_at]),
    ).toEqual([
      [1, 11, '2026-12-01T12:00:00.000Z'],
      [2, 23, '2026-11-20T12:00:00.000Z'],
    ]);
  });

  test('coverage is returned by agency and by area, and agrees with the completeness of the figures', async () => {
    const coverage = crimeCoverage.parse(await get('neighborhoods/coverage'));
    expect([coverage.first_month, coverage.data_through]).toEqual(['2023-10', '2026-10']);
    const agencies = new Map(coverage.agencies.map(({ agency, runs }) => [agency, runs]));
    expect(agencies.get('lapd')).toEqual([{ state: 'whole', from: '2023-10', to: '2026-10' }]);
    expect(agencies.get('lasd')).toEqual([
      { state: 'whole', from: '2023-10', to: '2026-08' },
      { state: 'missing', from: '2026-09', to: '2026-10' },
    ]);
    const areas = new Map(coverage.areas.map(({ id, runs }) => [id, runs]));
    expect(areas.get('desert')).toEqual([
      { state: 'not-recorded', from: '2023-10', to: '2026-10' },
    ]);
    for (const [id, runs] of areas) {
      const { trends } = await get(`neighborhoods/${id}/monthly?months=240`);
      for (const { year, month, complete } of trends) {
        const at = `${year}-${String(month).padStart(2, '0')}`;
        const state = runs.find(({ from, to }) => from <= at && at <= to)?.state;
        expect(state === 'whole', `${id} ${at}`).toBe(complete);
      }
    }
  });

  test('the methods include constants, rules, the types excluded from all crime and areas without residents data', async () => {
    const methodsReply = methodsSchema.parse(await get('methods'));
    const constants = new Map(methodsReply.constants.map(({ name, value }) => [name, value]));
    expect(constants.get('min_residents_for_rate')).toBe(1000);
    expect(methodsReply.constants).toHaveLength(constants.size);
    expect(methodsReply.rules.map(({ rule }) => rule)).toEqual([...METHOD_RULES]);
    const { outside_all_crime } = await get('crimes/status');
    const types: { name: string }[] = await get('bundles/small');
    expect(methodsReply.basket.leaves_out).toEqual(
      types.map(({ name }) => name).filter((name) => outside_all_crime.includes(name)),
    );
    expect([...methodsReply.basket.counts, ...methodsReply.basket.leaves_out].toSorted()).toEqual(
      types.map(({ name }) => name).toSorted(),
    );
    expect(
      methodsReply.residents.find(({ partition }) => partition === 'neighborhoods'),
    ).toMatchObject({
      areas: 5,
      unknown: 1,
    });
    for (const path of Object.values(methodsReply.pages))
      expect(path).toMatch(/^(\/es)?\/about\/method$/);
  });

  test('data changes have the same entries in both languages, and include the saves of the categories', async () => {
    await inTransaction(database.pool, async (client) => {
      await client.query(
        `insert into bundle_change (at, by, kind, rows) values ('2026-11-21T09:00:00Z', 'ada@example.org', 'save', $1)`,
        [
          JSON.stringify([
            { table: 'big', before: null, after: { name: 'Water' } },
            { table: 'big', before: { name: 'Fire' }, after: null },
          ]),
        ],
      );
      await bumpVersion(client, 'bundles');
    });
    await testApp.snapshots.checkNow();
    const reply = await testApp.app.inject('/api/data/changes');
    expect(reply.body).not.toContain('ada@');
    const english = dataChanges.parse(reply.json());
    const spanish = dataChanges.parse(await get('data/changes?language=es'));
    expect(english.categories).toEqual([
      { saved_at: '2026-11-21T09:00:00.000Z', kind: 'save', rows: 2 },
    ]);
    expect(english.entries.length).toBeGreaterThan(3);
    expect(english.entries.map(({ date }) => date)).toEqual(
      english.entries
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    const shape = ({ entries }: typeof english) =>
      entries.map(({ date, paragraphs }) => [date, paragraphs.length]);
    expect(shape(spanish)).toEqual(shape(english));
    expect(spanish.entries[0]?.title).not.toBe(english.entries[0]?.title);
  });
});

test('an entry without a day is refused with the line that is meant', () => {
  expect(() => parseDataChanges('# Changes\n\n## Soon\n\nText.')).toThrow(
    '“## Soon” is not an entry',
  );
});

test('the file of data changes has the format that its parser expects', () => {
  const text = readFileSync(
    new URL('../../../../../docs/data-changes.md', import.meta.url),
    'utf8',
  );
  for (const { title, paragraphs } of parseDataChanges(text)) {
    expect(paragraphs.length, title).toBeGreaterThan(0);
    expect(paragraphs.join(' '), title).not.toMatch(/[*_`#[\]]/);
  }
});
