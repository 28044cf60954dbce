import type { CrimeSource } from '@townlight/domain/crime';
import type { CrimeRecord, Rejection, WithdrawnRecord } from './parse-record.ts';

/** What a release's rows tell of themselves, beside their counts. */
export interface ToldByRows {
  /** The rules that they follow, where the file tells: what these cannot hold is not recorded. */
  readonly rules?: string;
  /** Records that are kept apart from residents' places, by jail, court or code. */
  readonly apart?: Readonly<Record<string, number>>;
}

/** A column that is empty in more of its records than one in twenty does not tell what happened in a month. */
const MOST_EMPTY = 0.05;

/** Listens to rows as they are read. */
export class RowsTelling {
  readonly #flag: CrimeSource['domestic'];
  #filled = 0;
  #empty = 0;
  /** Number → for what it is kept apart. */
  readonly #apart = new Map<string, string>();

  constructor({ domestic }: Pick<CrimeSource, 'domestic'>) {
    this.#flag = domestic;
  }

  include(parsed: CrimeRecord | WithdrawnRecord | Rejection): void {
    if ('rejected' in parsed) return;
    // the last row of a number decides
    if ('withdrawn' in parsed || parsed.apart === undefined) this.#apart.delete(parsed.number);
    else this.#apart.set(parsed.number, parsed.apart);
    if ('withdrawn' in parsed || parsed.domestic === undefined) return;
    if (parsed.domestic === null) this.#empty++;
    else this.#filled++;
  }

  /** Asked when all rows are read. */
  told(): ToldByRows {
    const rules = this.#rules();
    return {
      ...(rules !== undefined && { rules }),
      ...(this.#apart.size > 0 && { apart: counted(this.#apart.values()) }),
    };
  }

  /** Undefined where no row could have told. */
  #rules(): string | undefined {
    const asked = this.#filled + this.#empty;
    if (asked === 0) return undefined;
    return this.#empty / asked <= MOST_EMPTY ? this.#flag?.rules.filled : this.#flag?.rules.empty;
  }
}

function counted(names: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
