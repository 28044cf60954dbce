/** The publication history of a news entry. */
export interface ToldBefore<Figures> {
  readonly publishedAt: Date;
  /** When it last changed; `null` while it never has. */
  readonly changedAt: Date | null;
  /** The figures as first published. */
  readonly first: Figures;
  /** The figures as last published; `null` after a withdrawal. */
  readonly last: Figures | null;
  /** Sample figures are never compared with real ones. */
  readonly sample: boolean;
}

/** The present figures of an entry; `null` where its data no longer exist. */
export interface ToldNow<Figures> {
  readonly publishedAt: Date;
  readonly figures: Figures;
  readonly sample: boolean;
}

export type EntryState = 'current' | 'corrected' | 'withdrawn';

/** The update of a stored history: no change, deletion, or a new value. */
export type Remembering<Figures> = 'as-it-is' | 'forget' | ToldBefore<Figures>;

/** Returns whether the figures are still those first published. */
export function stateOf<Figures>(
  before: ToldBefore<Figures> | undefined,
  now: ToldNow<Figures> | null,
): EntryState {
  if (now === null) return 'withdrawn';
  if (before === undefined || before.sample !== now.sample) return 'current';
  return same(before.first, now.figures) ? 'current' : 'corrected';
}

/**
 * Determines the update of an entry's history. Sample entries are deleted with their data; real ones never are,
 * because feed readers and emails link to them.
 * @param at the time of the comparison
 */
export function remember<Figures>(
  before: ToldBefore<Figures> | undefined,
  now: ToldNow<Figures> | null,
  at: Date,
): Remembering<Figures> {
  if (now === null) {
    if (before === undefined) return 'as-it-is';
    if (before.sample) return 'forget';
    return before.last === null ? 'as-it-is' : { ...before, changedAt: at, last: null };
  }
  const { publishedAt, figures, sample } = now;
  if (before === undefined || before.sample !== sample)
    return { publishedAt, changedAt: null, first: figures, last: figures, sample };
  return same(before.last, figures) ? 'as-it-is' : { ...before, changedAt: at, last: figures };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
