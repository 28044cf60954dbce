/** A run of an agency's code numbers that are of one kind. */
export interface CodeClass {
  readonly from: number;
  /** Itself included. */
  readonly to: number;
  /** The plain name of the kind; codes that the list does name have one of their own. */
  readonly nickname: string;
}

/** The nickname of a code that no list names, told from its number; null where the number says nothing. */
export function nicknameByClass(classes: readonly CodeClass[], code: string): string | null {
  if (!/^\d{1,6}$/.test(code)) return null;
  const number = Number(code);
  return classes.find(({ from, to }) => from <= number && number <= to)?.nickname ?? null;
}
