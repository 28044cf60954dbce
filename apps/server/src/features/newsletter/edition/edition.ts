import type { EditionState } from '@townlight/domain/newsletter';
import type { YearMonth } from '@townlight/domain/time';

/** An edition of the monthly newsletter. */
export interface Edition {
  /** The month as in URLs, e.g. `2026-10`. */
  readonly id: string;
  readonly period: YearMonth;
  readonly state: EditionState;
  /** Ids of its visual categories, in order. */
  readonly categories: readonly string[];
  /** Markdown; empty without a note. */
  readonly notes: Readonly<Record<'en' | 'es', string>>;
  /** Version of each dataset that its figures were taken from; null in a draft. */
  readonly versions: Readonly<Record<string, number>> | null;
  readonly scheduledAt: Date | null;
  readonly sendingAt: Date | null;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly scheduledBy: string | null;
}
