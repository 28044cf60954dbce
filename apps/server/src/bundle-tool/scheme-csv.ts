import type { BundleScheme } from '@townlight/contract/bundles';
import Papa from 'papaparse';

/** Spreadsheets take such a beginning for a formula; an apostrophe before it says that it is text. */
const FORMULA = /^'*[=+\-@]/;
const COLUMNS = ['table', 'name', 'parent', 'agency', 'code'] as const;

/**
 * The scheme as one table: what a row stands in is its parent. A small bundle of several big bundles has a line for each.
 */
export function writeSchemeCsv(scheme: BundleScheme): string {
  const lines: (readonly (string | null)[])[] = [
    ...scheme.big_bundles.map(({ name }) => ['big', name]),
    ...scheme.small_bundles.flatMap(({ name, big_bundles }) =>
      big_bundles.length === 0
        ? [['small', name]]
        : big_bundles.map((parent) => ['small', name, parent]),
    ),
    ...scheme.nicknames.map(({ name, small_bundle_name }) => [
      'nicknames',
      name,
      small_bundle_name,
    ]),
    ...scheme.crime_descriptions.map(({ agency, code, name, nickname }) => [
      'crime_descriptions',
      name,
      nickname,
      agency,
      code,
    ]),
  ];
  const cells = lines.map((line) => COLUMNS.map((_, at) => asText(line[at] ?? '')));
  return `${Papa.unparse({ fields: [...COLUMNS], data: cells }, { newline: '\n' })}\n`;
}

function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
