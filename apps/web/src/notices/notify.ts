export type NoticeKind = 'plain' | 'success' | 'warning' | 'error';

/** What a message leads to; the address is followed as a plain link. */
export interface NoticeLink {
  readonly href: string;
  readonly text: string;
}

/** A short message to the reader; `at` tells two equal ones apart. */
export interface Notice {
  readonly text: string;
  readonly kind: NoticeKind;
  readonly link: NoticeLink | null;
  readonly at: number;
}

let latest: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a message for a few seconds; a new one takes the place of the one before. // spec 4 */
export function notify(text: string, kind: NoticeKind = 'plain', link: NoticeLink | null = null) {
  latest = { text, kind, link, at: (latest?.at ?? 0) + 1 };
  for (const listener of listeners) listener();
}

export function latestNotice(): Notice | null {
  return latest;
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
