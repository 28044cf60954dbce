/** The coverage, sources and publication date of a feature's figures, as in its status reply. */
export interface DataStatus {
  /** The last full month, `2026-10`; `null` while nothing is loaded. */
  readonly data_through: string | null;
  /** Months from this one on may still change. */
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
  /** The month in which the source changed its counting rules. */
  readonly change_over: string | null;
}
