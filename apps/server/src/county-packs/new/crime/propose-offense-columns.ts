import { COLUMN_NAMES } from './column-names.ts';
import {
  type ColumnValues,
  computeDeterminedShare,
  isCategoryColumn,
  isTextColumn,
  MIN_FITTING_SHARE,
} from './column-values.ts';
import { matchDescription } from './match-offense.ts';

/** The columns that state the kind of an offense. */
export interface OffenseColumns {
  readonly code?: string;
  readonly description?: string;
  readonly category?: string;
}

/** The share of records whose crime type has to follow from their code. */
const DETERMINED = 0.98;
/** Columns with descriptions of something else. */
const OTHER_SUBJECT = /outcome|location|premis|weapon|victim|suspect|status|resolution|clearance/;

/**
 * Finds a code with a description from which the crime type follows. A broad code, such as one for all petty thefts, is
 * refused with a narrow description: its records would all get the crime type of one of them. Where no code will do,
 * the description is the code.
 */
export function proposeOffenseColumns(
  columns: readonly ColumnValues[],
  requestedCode: string | undefined,
): OffenseColumns {
  const codes =
    requestedCode === undefined
      ? listByName(columns, COLUMN_NAMES.code).filter(isCategoryColumn)
      : columns.filter(({ name }) => name === requestedCode);
  const described = columns.filter(
    (one) => !OTHER_SUBJECT.test(one.key) && isCategoryColumn(one) && isTextColumn(one),
  );
  const descriptions = listByName(described, [
    ...COLUMN_NAMES.description,
    ...COLUMN_NAMES.category,
  ]);
  for (const description of descriptions)
    for (const code of codes)
      if (code !== description) {
        const category = findCategory(described, description, code);
        if (determines(code, description, category)) return nameKinds(code, description, category);
      }
  if (requestedCode !== undefined) return { code: requestedCode };
  for (const description of descriptions) {
    const category = findCategory(described, description, description);
    if (!determines(description, description, category)) continue;
    return category === undefined
      ? { code: description.name }
      : nameKinds(description, description, category);
  }
  const [code] = codes;
  return code === undefined ? {} : { code: code.name };
}

function nameKinds(
  code: ColumnValues,
  description: ColumnValues,
  category: ColumnValues | undefined,
): OffenseColumns {
  return {
    code: code.name,
    description: description.name,
    ...(category === undefined ? {} : { category: category.name }),
  };
}

/** Returns the crime type of each row; where it is unknown, the text. */
function listTypes(description: ColumnValues, category: ColumnValues | undefined): string[] {
  const known = new Map<string, string>();
  return description.texts.map((text, at) => {
    const joined = category === undefined ? text : `${category.texts[at]}: ${text}`;
    const type = known.get(joined) ?? matchDescription(joined)?.name ?? joined;
    known.set(joined, type);
    return type;
  });
}

function determines(
  code: ColumnValues,
  description: ColumnValues,
  category: ColumnValues | undefined,
): boolean {
  return computeDeterminedShare(code.texts, listTypes(description, category)) >= DETERMINED;
}

/** Finds the column with broader kinds, of which nearly every code has one. */
function findCategory(
  columns: readonly ColumnValues[],
  description: ColumnValues,
  code: ColumnValues,
): ColumnValues | undefined {
  return listByName(columns, COLUMN_NAMES.category).find(
    (one) =>
      one !== description &&
      (one.kinds < code.kinds || (one.kinds === code.kinds && code !== description)) &&
      computeDeterminedShare(code.texts, one.texts) >= MIN_FITTING_SHARE,
  );
}

function listByName(columns: readonly ColumnValues[], patterns: readonly RegExp[]): ColumnValues[] {
  return [
    ...new Set(patterns.flatMap((pattern) => columns.filter(({ key }) => pattern.test(key)))),
  ];
}
