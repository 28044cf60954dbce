const MAX_LENGTH = 40;
// Buffers for the three newest rows of the table, reused because a search runs on one thread.
let last = new Uint8Array(MAX_LENGTH + 1);
let row = new Uint8Array(MAX_LENGTH + 1);
let beforeLast = new Uint8Array(MAX_LENGTH + 1);

/**
 * Returns the optimal string alignment distance: characters wrong, missing, added or swapped with their neighbor.
 * @param maxEdits the search stops above this distance and returns `maxEdits + 1`, as it does for strings over 40
 * characters
 * @param isPrefix `typed` may be incomplete: it is compared with the best matching prefix of `target`
 */
export function computeEditDistance(
  typed: string,
  target: string,
  maxEdits: number,
  isPrefix = false,
): number {
  const rows = typed.length;
  const columns = isPrefix ? Math.min(target.length, rows + maxEdits) : target.length;
  if (rows > MAX_LENGTH || columns > MAX_LENGTH) return maxEdits + 1;
  if (Math.abs(rows - columns) > maxEdits && !(isPrefix && columns > rows)) return maxEdits + 1;
  for (let j = 0; j <= columns; j++) last[j] = j;
  for (let i = 1; i <= rows; i++) {
    const typedCode = typed.charCodeAt(i - 1);
    // Cells farther from the diagonal exceed the limit.
    const from = Math.max(1, i - maxEdits);
    const to = Math.min(columns, i + maxEdits);
    row[from - 1] = from === 1 ? i : maxEdits + 1;
    if (to < columns) row[to + 1] = maxEdits + 1;
    let rowMin = row[from - 1] as number;
    for (let j = from; j <= to; j++) {
      const targetCode = target.charCodeAt(j - 1);
      let cost = (last[j - 1] as number) + (typedCode === targetCode ? 0 : 1);
      cost = Math.min(cost, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (
        i > 1 &&
        j > 1 &&
        typedCode === target.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === targetCode
      )
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < rowMin) rowMin = cost;
    }
    if (rowMin > maxEdits) return maxEdits + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let distance = last[columns] as number;
  const first = Math.max(0, rows - maxEdits);
  if (isPrefix)
    for (let j = first; j < columns; j++) distance = Math.min(distance, last[j] as number);
  return Math.min(distance, maxEdits + 1);
}

/** Returns how many typing errors a token may contain: none in short tokens and numbers. */
export function maxTypingErrors(typed: string): number {
  if (typed.length < 3 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}
