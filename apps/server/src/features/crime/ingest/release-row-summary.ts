import type { CrimeSource } from '@townlight/domain/crime';
import type { CrimeRecord, RejectedRow, WithdrawnRecord } from './parse-crime-row.ts';

/** What a release's rows reveal in addition to their counts. */
export interface ReleaseRowSummary {
  /** The counting rules of the records, if the file reveals them; these determine which crime types are recorded. */
  readonly rules?: string;
  /** Records that are excluded from all areas, by jail, court or code. */
  readonly apart?: Readonly<Record<string, number>>;
  /** Rows that are not crimes, see `CrimeSource.leftOut`. */
  readonly leftOut?: number;
}

/** A flag column that is empty in more than this share of its records is treated as missing. */
const MAX_EMPTY_SHARE = 0.05;

/** Collects the row summary while rows are parsed. */
export class RowSummarizer {
  readonly #flag: CrimeSource['domestic'];
  #filled = 0;
  #empty = 0;
  #leftOut = 0;
  /** Record number → the reason for its exclusion. */
  readonly #excluded = new Map<string, string>();

  constructor({ domestic }: Pick<CrimeSource, 'domestic'>) {
    this.#flag = domestic;
  }

  include(parsed: CrimeRecord | WithdrawnRecord | RejectedRow): void {
    if ('rejected' in parsed) return;
    // The last row of a number wins.
    if ('withdrawn' in parsed || parsed.excludedBy === undefined)
      this.#excluded.delete(parsed.number);
    else this.#excluded.set(parsed.number, parsed.excludedBy);
    if ('withdrawn' in parsed || parsed.domestic === undefined) return;
    if (parsed.domestic === null) this.#empty++;
    else this.#filled++;
  }

  leaveOut(): void {
    this.#leftOut++;
  }

  /** Returns the summary; call it after all rows are read. */
  summarize(): ReleaseRowSummary {
    const rules = this.#rules();
    return {
      ...(rules !== undefined && { rules }),
      ...(this.#leftOut > 0 && { leftOut: this.#leftOut }),
      ...(this.#excluded.size > 0 && { apart: counted(this.#excluded.values()) }),
    };
  }

  /** Returns undefined when no row could reveal the rules. */
  #rules(): string | undefined {
    const total = this.#filled + this.#empty;
    if (total === 0) return undefined;
    return this.#empty / total <= MAX_EMPTY_SHARE
      ? this.#flag?.rules.filled
      : this.#flag?.rules.empty;
  }
}

function counted(names: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
