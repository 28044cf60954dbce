import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import type { MethodsReply } from '@townlight/contract/methods';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { listIncompleteReasons, listUnrecordedTypes } from './area-reasons.ts';

const intl = createIntl({ locale: 'en', messages: en });

type Area = CrimeCoverage['areas'][number];
type Agency = CrimeCoverage['agencies'][number];

const COMPLETE = [{ state: 'whole', from: '2026-08', to: '2026-10' }] as const;
const GAP = [
  { state: 'whole', from: '2026-08', to: '2026-08' },
  { state: 'missing', from: '2026-09', to: '2026-10' },
] as const;

const area = (given: Partial<Area> = {}): Area => ({
  id: 'venice',
  name: 'Venice',
  agencies: ['lapd'],
  policed_share: null,
  policed_share_of: null,
  policed_in_part: false,
  runs: [...GAP],
  ...given,
});
const agency = (given: Partial<Agency> = {}): Agency => ({
  agency: 'lapd',
  name: 'Los Angeles Police',
  short_name: 'LAPD',
  change_over: null,
  runs: [...GAP],
  ...given,
});

test('lists the reasons for incomplete months by department, also when no department is responsible', () => {
  expect(listIncompleteReasons(intl, area({ runs: [...COMPLETE] }), [agency()])).toEqual([
    'All months are whole here.',
  ]);
  expect(listIncompleteReasons(intl, area(), [agency()])).toEqual([
    'Incomplete: Los Angeles Police has not supplied all of Sep 2026 to Oct 2026.',
  ]);
  expect(listIncompleteReasons(intl, area({ agencies: [] }), [])).toEqual([
    'Incomplete: no department is known to police it.',
  ]);
  const never = agency({
    name: 'Vernon Police',
    runs: [{ state: 'not-recorded', from: '2026-08', to: '2026-10' }],
  });
  expect(listIncompleteReasons(intl, area(), [agency(), never])).toEqual([
    'Incomplete: Los Angeles Police has not supplied all of Sep 2026 to Oct 2026.',
    'Incomplete: Vernon Police has never supplied records.',
  ]);
  // supplied only for other neighborhoods
  expect(listIncompleteReasons(intl, area(), [agency({ runs: [...COMPLETE] })])).toEqual([
    'Incomplete: the records for Sep 2026 to Oct 2026 are not complete for this neighborhood.',
  ]);
});

test('the reasons for a partly policed area include the share of residents served', () => {
  const partlyPoliced = area({
    policed_in_part: true,
    policed_share: 0.63,
    policed_share_of: 'residents',
  });
  expect(
    listIncompleteReasons(intl, partlyPoliced, [agency({ runs: [...COMPLETE] })]).join(),
  ).toContain('serve 63% of its residents');
});

test('crime types that a department’s rules cannot record are listed with their months', () => {
  const methods = {
    not_recorded: [
      { rules: 'nibrs', crime_type: 'DOMESTIC VIOLENCE', counted_under: ['ASSAULT'] },
      { rules: 'other', crime_type: 'ARSON', counted_under: [] },
    ],
    agencies: [
      {
        agency: 'lapd',
        name: 'Los Angeles Police',
        rules: [
          { rules: 'summary', from: '2023-10', to: '2024-02' },
          { rules: 'nibrs', from: '2024-03', to: '2026-10' },
        ],
      },
    ],
  } as unknown as MethodsReply;
  expect(listUnrecordedTypes(intl, 'lapd', methods)).toHaveLength(1);
  expect(listUnrecordedTypes(intl, 'lapd', methods)[0]).toMatch(
    /^Not recorded, Mar 2024 to Oct 2026: Domestic Violence\.$/,
  );
  expect(listUnrecordedTypes(intl, 'lasd', methods)).toEqual([]);
});
