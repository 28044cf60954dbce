/** How far a subject's figures reach, where they come from and when they were published, as its call tells it. */
export interface DataStatus {
  /** The last full month, `2026-10`; `null` while nothing is loaded. */
  readonly data_through: string | null;
  /** Months from here on may still change. */
  readonly provisional_from: string | null;
  readonly released_at: string | null;
  /** The figures are invented. */
  readonly sample: boolean;
  readonly sources: readonly DataSource[];
}

export interface DataSource {
  readonly name: string;
  readonly first_month: string | null;
  readonly through: string | null;
  readonly released_at: string | null;
  /** The month in which the source began to count by other rules. */
  readonly change_over: string | null;
}
