import type { Pool } from 'pg';

/** Values of a gauge that are read from the database at each scrape. */
export interface GaugeQuery {
  /** In snake_case with the unit at the end, e.g. `townlight_source_last_success_timestamp_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: (pool: Pool) => Promise<readonly GaugeValue[]>;
}

export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
