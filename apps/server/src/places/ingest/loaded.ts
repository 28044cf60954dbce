import { createHash } from 'node:crypto';
import type { LoadCounts } from '../../releases/index.ts';

/** What became of a load: published whole, or known already. */
export type Loaded<Report> =
  | { outcome: 'published'; report: Report; rejects: string | null }
  /** The same bytes with the same options are the newest release of their kind. */
  | { outcome: 'already-published'; releaseId: number };

export type LoadReport = LoadCounts & {
  releaseId: number;
  origin: string;
  /** Sentences for the reader, each about one area or row. */
  remarks: string[];
};

/** The same bytes under other options are another load. */
export function fingerprintOf(sha256: string, options: unknown): string {
  return createHash('sha256').update(sha256).update(JSON.stringify(options)).digest('hex');
}

/** `Acton, Agoura Hills and 12 more`. */
export function listed(names: readonly string[], most = 8): string {
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}

/** `1 row`, `2,346 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
