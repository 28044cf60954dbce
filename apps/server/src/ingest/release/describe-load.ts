import { toPlainLine } from '../../platform/safe-text.ts';
import { formatRowCounts } from '../format-counts.ts';
import type { LoadReport, LoadResult } from './load-result.ts';

/** How one kind of load reports, in addition to the common lines. */
export interface LoadSummary<Report> {
  readonly unit: 'row' | 'feature' | 'reading' | 'report';
  details(report: Report): readonly string[];
}

/** Remarks beyond this number are in the release's report and the rejects file. */
const MAX_REMARKS = 25;

/** Describes the result of a load line by line, for a terminal or a log; the row counts add up. */
export function describeLoad<Report extends LoadReport>(
  loaded: LoadResult<Report>,
  { unit, details }: LoadSummary<Report>,
): string[] {
  if (loaded.outcome === 'already-published')
    return [
      `${loaded.origin}: nothing to do; the same file, with the same options, is already published as release ${loaded.releaseId}`,
    ];
  const { report: r, rejects } = loaded;
  const n = (count: number) => count.toLocaleString('en');
  const lines = [
    `${r.origin}: published as release ${r.releaseId}`,
    `  ${formatRowCounts(r, unit)}`,
  ];
  for (const line of [...details(r), ...r.remarks.slice(0, MAX_REMARKS)]) lines.push(`  ${line}`);
  const more = r.remarks.length - MAX_REMARKS;
  if (more > 0) lines.push(`  and ${n(more)} more remarks`);
  if (rejects !== null) lines.push(`  rejected ${unit}s with their reasons: ${rejects}`);
  return lines.map((line) => toPlainLine(line));
}
