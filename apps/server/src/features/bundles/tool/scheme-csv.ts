import type { BundleScheme } from '@townlight/contract/bundles/scheme';
import { CategoryRefusal } from '@townlight/domain/bundles';
import { toCsv, unescapeCsvText } from '@townlight/domain/csv';
import Papa from 'papaparse';

const COLUMNS = ['table', 'name', 'parent', 'agency', 'code'] as const;

/**
 * Formats the scheme as one table; `parent` is the category that contains a row. A small bundle of several big bundles
 * has a line for each.
 */
export function formatSchemeCsv(scheme: BundleScheme): string {
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
  const cells = lines.map((line) => COLUMNS.map((_, at) => line[at] ?? ''));
  return toCsv([COLUMNS, ...cells], '\n');
}

/** @throws CategoryRefusal with the number of the invalid line */
export function parseSchemeCsv(csv: string): BundleScheme {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  const [head = [], ...lines] = data;
  const places = COLUMNS.map((column) =>
    head.findIndex((cell) => cell.trim().toLowerCase() === column),
  );
  if (places.slice(0, 3).includes(-1))
    throw new CategoryRefusal(
      'unknown',
      `The first line names the columns ${head.join(', ') || '(none)'}; it needs table, name and parent, for descriptions also agency and code.`,
    );
  const scheme: Mutable<BundleScheme> = {
    format: 'townlight-bundles-1',
    big_bundles: [],
    small_bundles: [],
    nicknames: [],
    crime_descriptions: [],
  };
  const small = new Map<string, string[]>();
  for (const [index, line] of lines.entries()) {
    const [table = '', name = '', parent = '', agency = '', code = ''] = places.map((at) =>
      unescapeCsvText(line[at] ?? ''),
    );
    const above = parent.trim() === '' ? null : parent;
    if (table === 'big') scheme.big_bundles.push({ name });
    else if (table === 'small') {
      const parents = small.get(name) ?? [];
      if (!small.has(name)) scheme.small_bundles.push({ name, big_bundles: parents });
      small.set(name, parents);
      if (above !== null) parents.push(above);
    } else if (table === 'nicknames') scheme.nicknames.push({ name, small_bundle_name: above });
    else if (table === 'crime_descriptions')
      scheme.crime_descriptions.push({ agency, code, name, nickname: above });
    else
      throw new CategoryRefusal(
        'unknown',
        `Line ${index + 2}: "${table.slice(0, 40)}" is not a table; the tables are big, small, nicknames and crime_descriptions.`,
      );
  }
  return scheme;
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
