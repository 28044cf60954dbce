/** Formats names as `Acton, Agoura Hills and 12 more`. */
export function formatList(names: readonly string[], maxNames = 8): string {
  if (names.length <= maxNames) return names.join(', ');
  return `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`;
}

/** Formats a count with its noun: `1 row`, `2,346 rows`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
