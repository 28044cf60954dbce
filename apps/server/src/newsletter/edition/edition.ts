import type { EditionState } from '@townlight/domain/newsletter';
import type { YearMonth } from '@townlight/domain/time';

/** A letter of one month to everybody, as it is kept. */
export interface Edition {
  /** As in addresses, e.g. `2026-10`. */
  readonly id: string;
  readonly period: YearMonth;
  readonly state: EditionState;
  /** Ids of the visual categories that it tells, in their order. */
  readonly categories: readonly string[];
  /** Markdown; empty where the editors write nothing. */
  readonly notes: Readonly<Record<'en' | 'es', string>>;
  /** Data version of each subject that its figures were taken from; null in a draft. */
  readonly versions: Readonly<Record<string, number>> | null;
  readonly scheduledAt: Date | null;
  readonly sendingAt: Date | null;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly scheduledBy: string | null;
}
