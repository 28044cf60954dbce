/** The publication history of a news entry. */
export interface PublishedFigureHistory<Figures> {
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
export interface CurrentNewsEntry<Figures> {
  readonly publishedAt: Date;
  readonly figures: Figures;
  readonly sample: boolean;
}

/** Whether an entry's figures are those first published, have changed since, or no longer exist. */
export type NewsEntryState = 'current' | 'corrected' | 'withdrawn';

/** The update of a stored history: no change, deletion, or a new value. */
export type HistoryUpdate<Figures> = 'as-it-is' | 'forget' | PublishedFigureHistory<Figures>;

/** Returns whether the figures are still those first published. */
export function findNewsEntryState<Figures>(
  before: PublishedFigureHistory<Figures> | undefined,
  now: CurrentNewsEntry<Figures> | null,
): NewsEntryState {
  if (now === null) return 'withdrawn';
  if (before === undefined || before.sample !== now.sample) return 'current';
  return isSameJson(before.first, now.figures) ? 'current' : 'corrected';
}

/**
 * Determines the update of an entry's history. Sample entries are deleted with their data; real ones never are,
 * because feed readers and emails link to them.
 * @param at the time of the comparison
 */
export function updateFigureHistory<Figures>(
  before: PublishedFigureHistory<Figures> | undefined,
  now: CurrentNewsEntry<Figures> | null,
  at: Date,
): HistoryUpdate<Figures> {
  if (now === null) {
    if (before === undefined) return 'as-it-is';
    if (before.sample) return 'forget';
    return before.last === null ? 'as-it-is' : { ...before, changedAt: at, last: null };
  }
  const { publishedAt, figures, sample } = now;
  if (before === undefined || before.sample !== sample)
    return { publishedAt, changedAt: null, first: figures, last: figures, sample };
  return isSameJson(before.last, figures)
    ? 'as-it-is'
    : { ...before, changedAt: at, last: figures };
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
