import type { EnteredTable } from './platform/database/backup.ts';

/**
 * Tables of what people entered, parents before children: the embedded store backs them up after each change.
 * What ingest loads is not among them; its source can be loaded again.
 */
export const enteredTables: readonly EnteredTable[] = [
  { name: 'big_bundle', subject: 'bundles' },
  { name: 'small_bundle', subject: 'bundles' },
  { name: 'small_bundle_big', subject: 'bundles' },
  { name: 'nickname', subject: 'bundles' },
  {
    name: 'crime_code',
    subject: 'crime',
    columns: ['agency', 'code', 'description', 'nickname'],
    key: ['agency', 'code'],
    // ingest adds codes as they appear
    keepOthers: true,
  },
  // what readers sent since the backup is not lost with a restore
  { name: 'feedback', subject: 'feedback', keepOthers: true },
];
