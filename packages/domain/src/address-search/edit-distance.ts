const LONGEST = 40;
// Buffers for the three newest rows of the table, reused because a search runs on one thread.
let last = new Uint8Array(LONGEST + 1);
let row = new Uint8Array(LONGEST + 1);
let beforeLast = new Uint8Array(LONGEST + 1);

/**
 * Returns the optimal string alignment distance: characters wrong, missing, added or swapped with their neighbor.
 * @param maxEdits the search stops above this distance and returns `maxEdits + 1`, as it does for strings over 40
 * characters
 * @param isPrefix `typed` may be incomplete: it is compared with the best matching prefix of `target`
 */
export function editDistance(typed: string, word: string, most: number, open = false): number {
  const rows = typed.length;
  const columns = open ? Math.min(word.length, rows + most) : word.length;
  if (rows > LONGEST || columns > LONGEST) return most + 1;
  if (Math.abs(rows - columns) > most && !(open && columns > rows)) return most + 1;
  for (let j = 0; j <= columns; j++) last[j] = j;
  for (let i = 1; i <= rows; i++) {
    const letter = typed.charCodeAt(i - 1);
    // Cells farther from the diagonal exceed the limit.
    const from = Math.max(1, i - most);
    const to = Math.min(columns, i + most);
    row[from - 1] = from === 1 ? i : most + 1;
    if (to < columns) row[to + 1] = most + 1;
    let least = row[from - 1] as number;
    for (let j = from; j <= to; j++) {
      const other = word.charCodeAt(j - 1);
      let cost = (last[j - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other)
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let distance = last[columns] as number;
  const first = Math.max(0, rows - most);
  if (open) for (let j = first; j < columns; j++) distance = Math.min(distance, last[j] as number);
  return Math.min(distance, most + 1);
}

/** Returns how many typing errors a token may contain: none in short tokens and numbers. */
export function allowedEdits(typed: string): number {
  if (typed.length < 3 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}
