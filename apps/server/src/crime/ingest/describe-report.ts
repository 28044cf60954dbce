import { PARTITIONS } from '@townlight/domain/places';
import type { CrimeIngestResult } from './ingest-crime.ts';
import { describeRange } from './supplied-months.ts';

/** What the command line says of a load: every row accounted for. */
export function describeResult(origin: string, result: CrimeIngestResult): string[] {
  if (result.outcome === 'already-published') {
    return [
      `${origin}: nothing to do; the same file is already published as release ${result.releaseId}`,
    ];
  }
  const r = result.report;
  const n = (count: number) => count.toLocaleString('en');
  const lines = [
    `${origin}: published as release ${r.releaseId}`,
    `  rows read ${n(r.rowsRead)} = new ${n(r.rowsNew)} + updated ${n(r.rowsUpdated)} + ` +
      `unchanged ${n(r.rowsUnchanged)} + rejected ${n(r.rowsRejected)}`,
    `  records kept ${n(r.rowsRead - r.rowsRejected)}, of them`,
    ...PARTITIONS.map(
      (p) => `    ${p.padEnd(13)} placed ${n(r.placed[p])} + unplaced ${n(r.unplaced[p])}`,
    ),
    r.months.length > 0
      ? `  months supplied whole: ${r.months.map(describeRange).join(', ')} (say otherwise with --months)`
      : '  no month is whole: the areas stay incomplete until one is (say otherwise with --months)',
  ];
  if (result.rejects !== null) lines.push(`  rejected rows with their reasons: ${result.rejects}`);
  if (result.replacedSample) lines.push('  the sample records were removed');
  return lines;
}
