import type { SchemeCell, SchemeTableName } from './scheme-tables.ts';
import { cellAsName, type DisplayedRow, type DisplayedScheme } from './shown-rows.ts';

export interface SchemeRowFilter {
  /** Terms that must all occur somewhere in a row. */
  readonly search: string;
  /** Agency of the mappings; `null` is all. */
  readonly agency: string | null;
  /** Only rows without a category. */
  readonly uncategorized: boolean;
}

export const EMPTY_ROW_FILTER: SchemeRowFilter = { search: '', agency: null, uncategorized: false };

/** Returns whether a row has no category: it counts in all crime and in nothing else (reading 18). */
export function isUncategorizedRow(
  table: SchemeTableName,
  cells: Readonly<Record<string, SchemeCell>>,
): boolean {
  if (table === 'crime_descriptions') return cells.nickname === null;
  if (table === 'nicknames') return cells.small_bundle_name === null;
  if (table === 'small') return (cells.big_bundles as readonly string[]).length === 0;
  return false;
}

/**
 * Filters the rows of a table. A row that has just been categorized remains until it is saved, so that it does not
 * disappear while it is edited.
 */
export function filterRows(
  table: SchemeTableName,
  { rows, names }: Pick<DisplayedScheme, 'rows' | 'names'>,
  { search, agency, uncategorized }: SchemeRowFilter,
): readonly DisplayedRow[] {
  const terms = plain(search).split(' ').filter(Boolean);
  return rows[table].filter((row) => {
    if (agency !== null && row.derived.agency !== agency) return false;
    if (
      uncategorized &&
      !isUncategorizedRow(table, row.cells) &&
      !isUncategorizedRow(table, row.loaded.cells)
    )
      return false;
    if (terms.length === 0) return true;
    // The loaded text also matches, so that a row remains until it is saved even if the match was edited out.
    const before = Object.values(row.loaded.cells)
      .flat()
      .map((name) => name ?? '');
    const text = plain([...rowTexts(table, row, names), ...before].join(' '));
    return terms.every((term) => text.includes(term));
  });
}

function rowTexts(
  table: SchemeTableName,
  { cells, derived }: DisplayedRow,
  names: DisplayedScheme['names'],
) {
  const bigs = table === 'small' ? (cells.big_bundles as readonly string[]) : [];
  const small = cellAsName(cells.small_bundle_name);
  const nickname = cellAsName(cells.nickname);
  return [
    cellAsName(cells.name) ?? '',
    ...bigs.map((big) => names.nameOf('big', big)),
    small === null ? '' : names.nameOf('small', small),
    nickname === null ? '' : names.nameOf('nicknames', nickname),
    ...Object.values(derived).filter((value) => typeof value === 'string'),
  ];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
