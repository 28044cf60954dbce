/** What was told of an entry before, as it is remembered. */
export interface ToldBefore<Figures> {
  readonly publishedAt: Date;
  /** When it last was other than before; `null` while it never was. */
  readonly changedAt: Date | null;
  /** The figures as they were first told. */
  readonly first: Figures;
  /** As they were told last; `null` once they were taken back. */
  readonly last: Figures | null;
  /** Invented figures: nothing real is held against them. */
  readonly sample: boolean;
}

/** What an entry is made of now; `null` where its data are no longer there. */
export interface ToldNow<Figures> {
  readonly publishedAt: Date;
  readonly figures: Figures;
  readonly sample: boolean;
}

export type EntryState = 'current' | 'corrected' | 'withdrawn';

/** What is to be remembered of an entry: as it is, put down again, or nothing more. */
export type Remembering<Figures> = 'as-it-is' | 'forget' | ToldBefore<Figures>;

/** Whether figures are those that were first told. */
export function stateOf<Figures>(
  before: ToldBefore<Figures> | undefined,
  now: ToldNow<Figures> | null,
): EntryState {
  if (now === null) return 'withdrawn';
  if (before === undefined || before.sample !== now.sample) return 'current';
  return same(before.first, now.figures) ? 'current' : 'corrected';
}

/**
 * What becomes of the memory of an entry. Invented entries are forgotten with their data; a real one never is: its
 * address stands in feed readers and mails.
 * @param at the moment in which this is seen
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
