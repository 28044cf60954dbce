import type { DataTable } from '@townlight/contract/open-data';
import type { ColumnName } from '../messages/index.ts';

export type ColumnType = DataTable['columns'][number]['type'];

export type ColumnSource = DataTable['columns'][number]['source'];

/** A column of a public table, with its meaning and unit. */
export interface ColumnDefinition {
  readonly name: ColumnName;
  readonly type: ColumnType;
  /** e.g. `µg/m³`; null for values without a unit. */
  readonly unit: string | null;
  /** Who provides the value: a source, or this site, which counts or estimates it. */
  readonly source: ColumnSource;
}

/** The values of one column in a transferable form; each kind has a value for missing ones. */
export type ColumnValues =
  /** Dictionary encoding: indexes into the list, -1 for missing values. */
  | { readonly kind: 'words'; readonly dictionary: readonly string[]; readonly at: Int32Array }
  /** `MISSING_INTEGER` for missing values; dates are days since 1970. */
  | { readonly kind: 'integers'; readonly values: Int32Array }
  /** NaN for missing values; moments are milliseconds since 1970. */
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | { readonly kind: 'flags'; readonly values: Uint8Array };

/** Stored in place of a missing integer. */
export const MISSING_INTEGER = -0x80000000;

/** Columns in the order of the definition, all of the same length. */
export interface TableValues {
  readonly rows: number;
  readonly columns: readonly ColumnValues[];
}

type Value = string | number | boolean | null;

/** Converts rows to columns; for small tables. */
export function rowsToColumns(
  definitions: readonly ColumnDefinition[],
  rows: readonly Readonly<Record<string, Value>>[],
): TableValues {
  const columns = definitions.map(({ name, type }) =>
    toColumn(
      type,
      rows.map((row) => row[name] ?? null),
    ),
  );
  return { rows: rows.length, columns };
}

function toColumn(type: ColumnType, values: readonly Value[]): ColumnValues {
  switch (type) {
    case 'text':
    case 'month':
      return encodeTexts(values);
    case 'boolean':
      return { kind: 'flags', values: Uint8Array.from(values, Number) };
    case 'integer':
    case 'date':
      return {
        kind: 'integers',
        values: Int32Array.from(values, (value) =>
          value === null ? MISSING_INTEGER : Number(value),
        ),
      };
    case 'number':
    case 'moment':
      return {
        kind: 'numbers',
        values: Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value))),
      };
  }
}

function encodeTexts(values: readonly Value[]): ColumnValues {
  const places = new Map<string, number>();
  const at = Int32Array.from(values, (value) => {
    if (value === null) return -1;
    const text = String(value);
    const known = places.get(text) ?? places.size;
    places.set(text, known);
    return known;
  });
  return { kind: 'words', dictionary: [...places.keys()], at };
}
