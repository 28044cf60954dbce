/** A range of an agency's numeric codes with a common kind. */
export interface CodeRange {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  /** The nickname of the kind; codes in the county's list have separate nicknames. */
  readonly nickname: string;
}

/** Returns the nickname of an unlisted code by its number; null where no range contains it. */
export function findNicknameByCode(classes: readonly CodeRange[], code: string): string | null {
  if (!/^\d{1,6}$/.test(code)) return null;
  const number = Number(code);
  return classes.find(({ from, to }) => from <= number && number <= to)?.nickname ?? null;
}
