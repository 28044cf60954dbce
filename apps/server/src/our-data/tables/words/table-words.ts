import type { DataTableName } from '@townlight/contract/our-data';

/** What is said of tables in one language. */
export interface TableWords {
  readonly titles: Readonly<Record<DataTableName, string>>;
  /** What a row is. */
  readonly rows: Readonly<Record<DataTableName, string>>;
  /** One name of a column means the same in every table. */
  readonly columns: Readonly<Record<string, string>>;
  readonly sample: string;
  citation(cited: {
    readonly title: string;
    readonly release: number | null;
    /** `2026-11-12` */
    readonly date: string | null;
    readonly url: string;
  }): string;
}
