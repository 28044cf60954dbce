import type { DescriptionChange } from './category-change.ts';
import {
  type CategoryDraft,
  type DescriptionEntry,
  descriptionKey,
  type NicknameEntry,
} from './category-draft.ts';
import { changedSince } from './change-named-row.ts';
import { checkName, listed, MOST_DESCRIPTION_CHARACTERS, nameKey, shown } from './check-name.ts';
import { CategoryRefusal, type RowNow } from './refusal.ts';

/** Applies a change to a description. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeDescription(draft: CategoryDraft, change: DescriptionChange): string {
  const row = findDescription(draft, change);
  const { expected } = change;
  const parent = row.nickname?.name ?? null;
  const asExpected =
    expected === undefined || (expected.name === row.name && expected.nickname === parent);
  if (!asExpected || nameKey(change.name) !== nameKey(row.name))
    throw changedSince(change.name, descriptionNow(row));
  const before = row.name;
  const name =
    change.newName === undefined || change.newName === before
      ? before
      : checkName('A crime description', change.newName, MOST_DESCRIPTION_CHARACTERS);
  if (change.nickname !== undefined) row.nickname = findNickname(draft, name, change.nickname);
  row.name = name;
  return before === name
    ? `The crime description ${shown(before)} was saved.`
    : `The crime description ${shown(before)} was renamed to ${shown(name)}.`;
}

function findDescription(
  { descriptions }: CategoryDraft,
  { name, agency, code }: DescriptionChange,
): DescriptionEntry {
  if (agency !== undefined && code !== undefined) {
    const found = descriptions.get(descriptionKey(agency, code));
    if (found !== undefined) return found;
    throw new CategoryRefusal(
      'unknown',
      `The agency ${shown(agency)} has no crime description with the code ${shown(code)}.`,
    );
  }
  const asked = [...descriptions.values()].filter(
    (row) =>
      (agency === undefined || row.agency === agency) && (code === undefined || row.code === code),
  );
  const key = nameKey(name);
  const exact = asked.filter((row) => row.name === name);
  const found = exact.length > 0 ? exact : asked.filter((row) => nameKey(row.name) === key);
  if (found.length === 1) return found[0] as DescriptionEntry;
  if (found.length === 0)
    throw new CategoryRefusal('unknown', `There is no crime description ${shown(name)}.`);
  const each = found.map((row) => `${row.agency} ${row.code}`);
  throw new CategoryRefusal(
    'ambiguous',
    `${found.length} crime descriptions are called ${shown(name)}: ${listed(each)}; say which with agency and code.`,
    { usedBy: each },
  );
}

function descriptionNow({ name, nickname, agency, code }: DescriptionEntry): RowNow {
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
): NicknameEntry | null {
  if (name === null) return null;
  const found = nicknames.find(name);
  if (found !== undefined) return found;
  const bundle = small.find(name) ? 'small' : big.find(name) ? 'big' : null;
  throw new CategoryRefusal(
    'unknown',
    bundle === null
      ? `There is no nickname ${shown(name)} to give to ${shown(child)}.`
      : `${shown(name)} is a ${bundle} bundle; the crime description ${shown(child)} can only have a nickname.`,
  );
}
