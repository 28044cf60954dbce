import type { DataTable } from '@townlight/contract/our-data';

export type ColumnType = DataTable['columns'][number]['type'];

export type ColumnSource = DataTable['columns'][number]['source'];

export interface ColumnDefinition {
  readonly name: string;
  readonly type: ColumnType;
  /** e.g. `µg/m³`; null for what is counted in nothing. */
  readonly unit: string | null;
  /** Who tells it: a source, or this site, which counts or estimates it. */
  readonly source: ColumnSource;
}

/** The values of one column as a thread can be handed them; each kind has a value that stands for none. */
export type ColumnValues =
  /** Words by their place in the list; -1 for none. */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly at: Int32Array }
  /** `NO_INTEGER` for none; days since 1970 for dates. */
  | { readonly kind: 'integers'; readonly values: Int32Array }
  /** NaN for none; milliseconds since 1970 for moments. */
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | { readonly kind: 'flags'; readonly values: Uint8Array };

export const NO_INTEGER = -0x80000000;

/** In the order of the definition's columns; all of one length. */
export interface TableValues {
  readonly rows: number;
  readonly columns: readonly ColumnValues[];
}

type Value = string | number | boolean | null;

/** The columns of rows that are few enough to be made one by one. */
export function columnsOfRows(
  definitions: readonly ColumnDefinition[],
  rows: readonly Readonly<Record<string, Value>>[],
): TableValues {
  const columns = definitions.map(({ name, type }) =>
    columnOf(
      type,
      rows.map((row) => row[name] ?? null),
    ),
  );
  return { rows: rows.length, columns };
}

function columnOf(type: ColumnType, values: readonly Value[]): ColumnValues {
  switch (type) {
    case 'text':
    case 'month':
      return wordsOf(values);
    case 'boolean':
      return { kind: 'flags', values: Uint8Array.from(values, Number) };
    case 'integer':
    case 'date':
      return {
        kind: 'integers',
        values: Int32Array.from(values, (value) => (value === null ? NO_INTEGER : Number(value))),
      };
    case 'number':
    case 'moment':
      return {
        kind: 'numbers',
        values: Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value))),
      };
  }
}

function wordsOf(values: readonly Value[]): ColumnValues {
  const places = new Map<string, number>();
  const at = Int32Array.from(values, (value) => {
    if (value === null) return -1;
    const word = String(value);
    const known = places.get(word) ?? places.size;
    places.set(word, known);
    return known;
  });
  return { kind: 'words', words: [...places.keys()], at };
}
