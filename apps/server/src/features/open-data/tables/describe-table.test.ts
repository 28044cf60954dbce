import type { PublishedRelease } from '@townlight/contract/open-data';
import { expect, test } from 'vitest';
import { describeTable, findReleaseDay } from './describe-table.ts';

const citationOptions = {
  county: 'Los Angeles County',
  spanishCounty: 'Condado de Los Ángeles',
  siteUrl: 'https://t.example',
  timeZone: 'America/Los_Angeles',
};
const published = (at: string) => ({
  releases: [
    {
      ...{ id: 7, kind: 'crime', source: 'lapd-nibrs', agency: 'lapd', sample: false },
      ...{ published_at: at, as_of: null, withdrawn_at: null, loads: 1 },
    } as PublishedRelease,
  ],
  categorySaves: [],
});

test('a table is cited with the day of the county on which it was published', () => {
  // an evening in Los Angeles is the next day in Greenwich
  const evening = published('2027-01-01T06:30:00.000Z');
  for (const language of ['en', 'es'] as const) {
    const { citation } = describeTable('crime-counts', evening, language, citationOptions);
    expect(citation.text).toContain('2026-12-31');
    expect(citation.bibtex).toContain('  year = {2026},\n');
    expect(citation.bibtex).toContain('  date = {2026-12-31},\n');
  }
  expect(findReleaseDay('crime-counts', evening, citationOptions.timeZone)).toBe('2026-12-31');
  const morning = published('2027-01-01T08:30:00.000Z');
  expect(describeTable('crime-counts', morning, 'en', citationOptions).citation.text).toContain(
    '2027-01-01',
  );
});
