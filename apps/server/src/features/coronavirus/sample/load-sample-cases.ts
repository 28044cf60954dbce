import type { CaseTotal } from '@townlight/domain/coronavirus';
import { addDays, type Day } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { LoadedCaseReports } from '../ingest/loaded-case-reports.ts';
import { publishReports } from '../ingest/publish-reports.ts';

/** Generates the sample cases of a county pack. */
export interface SampleCaseGenerator {
  /** @param days number of last days; all by default */
  generateSampleSeries(days?: number): Iterable<{
    readonly label: string;
    readonly first: Day;
    readonly totals: readonly CaseTotal[];
  }>;
}

const FULL_SAMPLE_DAYS = 365;
/** Enough for display, even in a test with a small sample. */
const MIN_DAYS = 12;

/**
 * Loads sample totals of a series that has ended.
 * @param scale 1 is the complete sample, see `SampleLoadContext`
 */
export async function loadSampleCases(
  client: PoolClient,
  { generateSampleSeries }: SampleCaseGenerator,
  scale = 1,
): Promise<void> {
  const reports = new LoadedCaseReports();
  const days = Math.max(MIN_DAYS, Math.round(FULL_SAMPLE_DAYS * scale));
  for (const { label, first, totals } of generateSampleSeries(Math.min(days, FULL_SAMPLE_DAYS)))
    for (const [at, total] of totals.entries())
      if (total !== null) reports.add(label, addDays(first, at), total);
  await publishReports(client, {
    source: 'sample-coronavirus',
    origin: 'sample county',
    reports,
    rejected: 0,
    sample: true,
  });
}
