export type NoticeKind = 'plain' | 'success' | 'info' | 'warning' | 'error';

/** A link in a message; it is followed with a full page load. */
export interface NoticeLink {
  readonly href: string;
  readonly text: string;
}

/** An action offered with a message, such as undo. */
export interface NoticeAction {
  readonly text: string;
  readonly run: () => void;
}

// spec 9: snackbar after 3000 ms; notifications of the Bundle Tool after 6 s
const SNACKBAR_MS = 3000;
export const STAFF_NOTICE_MS = 6000;

/** A short message to the reader; `at` distinguishes two equal ones. */
export interface Notice {
  readonly text: string;
  readonly kind: NoticeKind;
  readonly link: NoticeLink | null;
  readonly action: NoticeAction | null;
  readonly hidesAfterMs: number;
  readonly at: number;
}

let latest: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a message for a few seconds; a new one replaces the previous one. // spec 4 */
export function notify(
  text: string,
  kind: NoticeKind = 'plain',
  more: Partial<Pick<Notice, 'link' | 'action' | 'hidesAfterMs'>> = {},
) {
  const at = (latest?.at ?? 0) + 1;
  latest = { link: null, action: null, hidesAfterMs: SNACKBAR_MS, ...more, text, kind, at };
  for (const listener of listeners) listener();
}

/** Returns the message that is shown now. */
export function getLatestNotice(): Notice | null {
  return latest;
}

/** Calls back when a message appears or ends. @returns a function that removes the listener */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests that open one page after another: the next shows no message of the previous one. */
export function resetNotices(): void {
  latest = null;
}
