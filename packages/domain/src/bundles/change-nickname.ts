import type { NicknameChange } from './category-change.ts';
import type { CategoryDraft, NicknameEntry, SmallBundleEntry } from './category-draft.ts';
import { movedTo } from './change-bundles.ts';
import { findHeir, findRow, freeName, NICKNAME } from './change-named-row.ts';
import { shown } from './check-name.ts';
import { CategoryRefusal, type RowNow } from './refusal.ts';

/** Applies a change to a nickname. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeNickname(draft: CategoryDraft, change: NicknameChange): string {
  const { nicknames, descriptions } = draft;
  if (change.action === 'add') {
    const name = freeName(NICKNAME, nicknames, change.name);
    nicknames.add({ name, smallBundle: findSmallBundle(draft, name, change.smallBundle ?? null) });
    return `The nickname ${shown(name)} was added.`;
  }
  const row = findRow(NICKNAME, nicknames, change, nicknameNow, (found) => {
    const { expected } = change;
    if (expected === undefined) return true;
    const parent = found.smallBundle?.name ?? null;
    return expected.name === found.name && expected.smallBundle === parent;
  });
  if (change.action === 'change') {
    const before = row.name;
    const name =
      change.newName === undefined ? undefined : freeName(NICKNAME, nicknames, change.newName, row);
    if (change.smallBundle !== undefined)
      row.smallBundle = findSmallBundle(draft, name ?? before, change.smallBundle);
    if (name !== undefined) nicknames.rename(row, name);
    return `The nickname ${shown(before)} was ${before === row.name ? 'saved' : `renamed to ${shown(row.name)}`}.`;
  }
  const users = [...descriptions.values()].filter(({ nickname }) => nickname === row);
  const heir = findHeir(NICKNAME, nicknames, row, change.moveTo, {
    what: ['crime description', 'crime descriptions'],
    names: users.map(({ name, agency, code }) => `${name} (${agency} ${code})`),
  });
  for (const description of users) description.nickname = heir ?? null;
  nicknames.remove(row, heir);
  return `The nickname ${shown(row.name)} was deleted${movedTo(users.length, heir)}.`;
}

function nicknameNow({ name, smallBundle }: NicknameEntry): RowNow {
  return { table: 'nicknames', name, smallBundle: smallBundle?.name ?? null };
}

function findSmallBundle(
  { big, small }: CategoryDraft,
  child: string,
  name: string | null,
): SmallBundleEntry | null {
  if (name === null) return null;
  const found = small.find(name);
  if (found !== undefined) return found;
  throw new CategoryRefusal(
    'unknown',
    big.find(name) === undefined
      ? `There is no small bundle ${shown(name)} to put ${shown(child)} into.`
      : `${shown(name)} is a big bundle; the nickname ${shown(child)} can only be in a small one.`,
  );
}
