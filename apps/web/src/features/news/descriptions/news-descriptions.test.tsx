import type { NewsEntry } from '@townlight/contract/news';
import { expect, test } from 'vitest';
import { renderDescription } from '../../../page/testing/render-description.tsx';
import { NewsEntryDescription } from '../NewsEntryPage.tsx';
import { NewsDescription } from './NewsDescription.tsx';

test('the description of the news list names its county or area', async () => {
  expect(await renderDescription(<NewsDescription area={null} />)).toBe(
    'What changed in the data for Los Angeles County: what is new, what changed most, and what was corrected.',
  );
  const venice = <NewsDescription area={{ id: 'venice', name: 'Venice' }} />;
  expect(await renderDescription(venice, {}, 'es')).toBe(
    'Qué cambió en los datos de Venice: delitos y aire, mes por mes.',
  );
});

const ENTRY: NewsEntry = {
  id: 'crime-2026-10',
  kind: 'crime',
  area: null,
  path: '/news/crime-2026-10',
  title: 'Crime in October 2026',
  summary: '14,302 crimes were reported in October 2026.',
  published_at: '2026-11-12T08:00:00.000Z',
  updated_at: '2026-11-12T08:00:00.000Z',
  state: 'current',
  remarks: ['These figures are provisional.'],
  correction: null,
  came: [],
  moves: [],
  crime_month: null,
  air_month: null,
  links: [],
  editor: null,
};

test('an entry is described by its summary, with a prefix for sample data', async () => {
  expect(await renderDescription(<NewsEntryDescription entry={ENTRY} />)).toBe(ENTRY.summary);
  const sample = { ...ENTRY, remarks: ['Sample data: the figures are invented.'] };
  expect(await renderDescription(<NewsEntryDescription entry={sample} />)).toBe(
    `Sample data: the figures are invented. ${ENTRY.summary}`,
  );
});
