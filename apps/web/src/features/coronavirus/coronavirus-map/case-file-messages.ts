import { pagePath } from '@townlight/domain/pages';
import type { FileMessages } from '../../../download/build-file-metadata.ts';

/** Metadata texts of the files of the coronavirus map. */
export const CASE_FILE_MESSAGES: FileMessages = {
  definition: 'file.caseDefinition',
  method: pagePath({ kind: 'coronavirus-method' }),
  columns: {
    id: 'column.id',
    name: 'column.name',
    rank: 'column.caseRank',
    infection_rate_per_100k: 'column.infectionRate',
    total_cases: 'column.totalCases',
    population: 'column.population',
    note: 'column.note',
    date: 'column.day',
    case_count: 'column.newCases',
    mean_7_days: 'column.mean7Days',
    flag: 'column.dayFlag',
  },
  cautions: ['file.casesWithheld', 'file.casesReported'],
};
