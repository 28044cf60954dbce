import type { NicknameChange } from './category-change.ts';
import type { CategoryDraft, NicknameDraft, SmallBundleDraft } from './category-draft.ts';
import { describeSuccessors } from './change-bundles.ts';
import {
  findExpectedRow,
  findSuccessor,
  NICKNAME_LABELS,
  validateUniqueName,
} from './change-named-row.ts';
import { CategoryRefusal, type CurrentRow } from './refusal.ts';
import { quoteName } from './validate-name.ts';

/** Applies a change to a nickname. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeNickname(draft: CategoryDraft, change: NicknameChange): string {
  const { nicknames, descriptions } = draft;
  if (change.action === 'add') {
    const name = validateUniqueName(NICKNAME_LABELS, nicknames, change.name);
    nicknames.add({ name, smallBundle: findSmallBundle(draft, name, change.smallBundle ?? null) });
    return `The nickname ${quoteName(name)} was added.`;
  }
  const row = findExpectedRow(NICKNAME_LABELS, nicknames, change, nicknameNow, (found) => {
    const { expected } = change;
    if (expected === undefined) return true;
    const parent = found.smallBundle?.name ?? null;
    return expected.name === found.name && expected.smallBundle === parent;
  });
  if (change.action === 'change') {
    const before = row.name;
    const name =
      change.newName === undefined
        ? undefined
        : validateUniqueName(NICKNAME_LABELS, nicknames, change.newName, row);
    if (change.smallBundle !== undefined)
      row.smallBundle = findSmallBundle(draft, name ?? before, change.smallBundle);
    if (name !== undefined) nicknames.rename(row, name);
    return `The nickname ${quoteName(before)} was ${before === row.name ? 'saved' : `renamed to ${quoteName(row.name)}`}.`;
  }
  const users = [...descriptions.values()].filter(({ nickname }) => nickname === row);
  const successor = findSuccessor(NICKNAME_LABELS, nicknames, row, change.moveTo, {
    what: ['crime description', 'crime descriptions'],
    names: users.map(({ name, agency, code }) => `${name} (${agency} ${code})`),
  });
  for (const description of users) description.nickname = successor ?? null;
  nicknames.remove(row, successor);
  return `The nickname ${quoteName(row.name)} was deleted${describeSuccessors(users.length, successor)}.`;
}

function nicknameNow({ name, smallBundle }: NicknameDraft): CurrentRow {
  return { table: 'nicknames', name, smallBundle: smallBundle?.name ?? null };
}

function findSmallBundle(
  { big, small }: CategoryDraft,
  child: string,
  name: string | null,
): SmallBundleDraft | null {
  if (name === null) return null;
  const found = small.find(name);
  if (found !== undefined) return found;
  throw new CategoryRefusal(
    'unknown',
    big.find(name) === undefined
      ? `There is no small bundle ${quoteName(name)} to put ${quoteName(child)} into.`
      : `${quoteName(name)} is a big bundle; the nickname ${quoteName(child)} can only be in a small one.`,
  );
}
