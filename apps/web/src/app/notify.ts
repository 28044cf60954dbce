/** A short message to the reader; `at` tells two equal ones apart. */
export interface Notice {
  readonly text: string;
  readonly at: number;
}

let latest: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a message for a few seconds; a new one takes the place of the one before. // spec 4 */
export function notify(text: string): void {
  latest = { text, at: (latest?.at ?? 0) + 1 };
  for (const listener of listeners) listener();
}

export function latestNotice(): Notice | null {
  return latest;
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
