import { PARTITIONS } from '@townlight/domain/places';
import type { Telling } from '../loading/release/describe-loaded.ts';
import type { CrimeReport } from './ingest/load-crime.ts';
import { describeRange } from './ingest/supplied-months.ts';

/** What a load of crime records has to say: every record placed or not, and the months that are whole. */
export const crimeTelling: Telling<CrimeReport> = {
  unit: 'row',
  details(r) {
    const n = (count: number) => count.toLocaleString('en');
    return [
      `records kept ${n(r.rowsRead - r.rowsRejected)}, of them`,
      ...PARTITIONS.map(
        (p) => `  ${p.padEnd(13)} placed ${n(r.placed[p])} + unplaced ${n(r.unplaced[p])}`,
      ),
      r.months.length > 0
        ? `months supplied whole: ${r.months.map(describeRange).join(', ')} (say otherwise with --months)`
        : 'no month is whole: the areas stay incomplete until one is (say otherwise with --months)',
    ];
  },
};
