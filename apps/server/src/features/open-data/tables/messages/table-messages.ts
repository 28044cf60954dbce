import type { DataTableName } from '@townlight/contract/open-data';

/** The texts about tables in one language. */
export interface TableMessages {
  readonly titles: Readonly<Record<DataTableName, string>>;
  /** What one row represents. */
  readonly rows: Readonly<Record<DataTableName, string>>;
  /** A column's name has the same meaning in every table. */
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
