import type { BundleChange } from '@townlight/contract/bundles';
import type { RowEdit, SchemeDraft } from './draft.ts';
import { parseDescriptionKey } from './loaded-scheme-tables.ts';
import { SCHEME_TABLES, type SchemeCell } from './scheme-tables.ts';

/**
 * Returns the changes that a save sends, each with its edit. Rows that refer to others precede those: a draft
 * identifies every row by its loaded name, and a rename updates the references to it.
 */
export function toBundleChanges(
  draft: SchemeDraft,
): readonly { readonly edit: RowEdit; readonly change: BundleChange }[] {
  return [...draft]
    .sort((one, other) => SCHEME_TABLES.indexOf(other.table) - SCHEME_TABLES.indexOf(one.table))
    .map((edit) => ({ edit, change: changeOf(edit) }));
}

function changeOf({ table, key, base, changed }: RowEdit): BundleChange {
  const renamed = 'name' in changed && { new_name: oneName(changed.name) };
  const name = String(base.name);
  switch (table) {
    case 'big':
      return { table, action: 'change', name: key, ...renamed, expected: { name } };
    case 'small':
      return {
        table,
        action: 'change',
        name: key,
        ...renamed,
        ...('big_bundles' in changed && { big_bundles: names(changed.big_bundles) }),
        expected: { name, big_bundles: names(base.big_bundles) },
      };
    case 'nicknames':
      return {
        table,
        action: 'change',
        name: key,
        ...renamed,
        ...('small_bundle_name' in changed && {
          small_bundle_name: oneName(changed.small_bundle_name),
        }),
        expected: { name, small_bundle_name: oneName(base.small_bundle_name) },
      };
    case 'crime_descriptions':
      return {
        table,
        action: 'change',
        name,
        ...parseDescriptionKey(key),
        ...renamed,
        ...('nickname' in changed && { nickname: oneName(changed.nickname) }),
        expected: { name, nickname: oneName(base.nickname) },
      };
  }
}

function oneName(cell: SchemeCell | undefined): string | null {
  return typeof cell === 'string' ? cell : null;
}

function names(cell: SchemeCell | undefined): string[] {
  return typeof cell === 'object' && cell !== null ? [...cell] : [];
}
