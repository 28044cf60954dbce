/** Names, numbers and codes have far fewer; indexes of the store hold no more than some two thousand bytes. */
export const LONGEST_VALUE = 500;

/** Why a text of a row cannot be kept, `has a NUL character`; `null` where it can. */
export function valueFault(text: string): string | null {
  if (text.length > LONGEST_VALUE)
    return `has ${text.length.toLocaleString('en')} characters; at most ${LONGEST_VALUE} are allowed`;
  return text.includes('\0') ? 'has a NUL character, which text never has' : null;
}

/** The same of several, each with the name of its column: `NUMBER has a NUL character`. */
export function firstValueFault(
  values: readonly (readonly [column: string | undefined, text: string])[],
): string | null {
  for (const [column, text] of values) {
    const fault = valueFault(text);
    if (fault !== null) return `${column} ${fault}`;
  }
  return null;
}
