import type { DescriptionChange } from './category-change.ts';
import {
  type CategoryDraft,
  type DescriptionDraft,
  type NicknameDraft,
  toDescriptionKey,
} from './category-draft.ts';
import { refuseChangedRow } from './change-named-row.ts';
import { CategoryRefusal, type CurrentRow } from './refusal.ts';
import {
  formatNames,
  MAX_DESCRIPTION_LENGTH,
  quoteName,
  toNameKey,
  validateName,
} from './validate-name.ts';

/** Applies a change to a description. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeDescription(draft: CategoryDraft, change: DescriptionChange): string {
  const row = findDescription(draft, change);
  const { expected } = change;
  const parent = row.nickname?.name ?? null;
  const asExpected =
    expected === undefined || (expected.name === row.name && expected.nickname === parent);
  if (!asExpected || toNameKey(change.name) !== toNameKey(row.name))
    throw refuseChangedRow(change.name, descriptionNow(row));
  const before = row.name;
  const name =
    change.newName === undefined || change.newName === before
      ? before
      : validateName('A crime description', change.newName, MAX_DESCRIPTION_LENGTH);
  if (change.nickname !== undefined) row.nickname = findNickname(draft, name, change.nickname);
  row.name = name;
  return before === name
    ? `The crime description ${quoteName(before)} was saved.`
    : `The crime description ${quoteName(before)} was renamed to ${quoteName(name)}.`;
}

function findDescription(
  { descriptions }: CategoryDraft,
  { name, agency, code }: DescriptionChange,
): DescriptionDraft {
  if (agency !== undefined && code !== undefined) {
    const found = descriptions.get(toDescriptionKey(agency, code));
    if (found !== undefined) return found;
    throw new CategoryRefusal(
      'unknown',
      `The agency ${quoteName(agency)} has no crime description with the code ${quoteName(code)}.`,
    );
  }
  const candidates = [...descriptions.values()].filter(
    (row) =>
      (agency === undefined || row.agency === agency) && (code === undefined || row.code === code),
  );
  const key = toNameKey(name);
  const exact = candidates.filter((row) => row.name === name);
  const found = exact.length > 0 ? exact : candidates.filter((row) => toNameKey(row.name) === key);
  if (found.length === 1) return found[0] as DescriptionDraft;
  if (found.length === 0)
    throw new CategoryRefusal('unknown', `There is no crime description ${quoteName(name)}.`);
  const each = found.map((row) => `${row.agency} ${row.code}`);
  throw new CategoryRefusal(
    'ambiguous',
    `${found.length} crime descriptions are called ${quoteName(name)}: ${formatNames(each)}; say which with agency and code.`,
    { usedBy: each },
  );
}

function descriptionNow({ name, nickname, agency, code }: DescriptionDraft): CurrentRow {
  return {
    table: 'crime_descriptions',
    name,
    nickname: nickname?.name ?? null,
    agency,
    code,
  };
}

function findNickname(
  { big, small, nicknames }: CategoryDraft,
  child: string,
  name: string | null,
): NicknameDraft | null {
  if (name === null) return null;
  const found = nicknames.find(name);
  if (found !== undefined) return found;
  const bundle = small.find(name) ? 'small' : big.find(name) ? 'big' : null;
  throw new CategoryRefusal(
    'unknown',
    bundle === null
      ? `There is no nickname ${quoteName(name)} to give to ${quoteName(child)}.`
      : `${quoteName(name)} is a ${bundle} bundle; the crime description ${quoteName(child)} can only have a nickname.`,
  );
}
