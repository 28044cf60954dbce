/** How a mail server did not take a letter. */
export interface Refusal {
  /** SMTP reply code; undefined where there was no reply. */
  readonly code: number | undefined;
  /** Enhanced status code (RFC 3463), e.g. `5.1.1`. */
  readonly status: string | undefined;
  /** At which command: `RCPT TO`, `DATA`, `MAIL FROM` … */
  readonly command: string | undefined;
  /** The connection failed, or ended before a reply. */
  readonly isConnectionLost: boolean;
}

/**
 * `no-mailbox`: the server says that nobody is there. `rejected`: not taken and never will be, which says nothing of the address.
 * `deferred`: this letter may be taken later. `connection`: another connection may take it now. `server`: no letter would be taken now.
 */
export type Judgment = 'no-mailbox' | 'rejected' | 'deferred' | 'connection' | 'server';

/** The server closes this connection (RFC 5321, 3.8). */
const CLOSING = 421;
/** Replies to RCPT TO that say that there is no such mailbox, where no enhanced status says more. */
const NO_MAILBOX = [550, 551, 553];
/** Bad destination mailbox, system or address (5.1.x), and a mailbox that is disabled (5.2.1). */
const GONE = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Whose fault is it? A refusal for what a letter says, or for whom it comes from, must not cost a reader the newsletter. */
export function judgeRefusal({ code, status, command, isConnectionLost }: Refusal): Judgment {
  if (isConnectionLost || code === CLOSING) return 'connection';
  const isAboutLetter = command === 'RCPT TO' || command === 'DATA';
  if (code === undefined || !isAboutLetter) return 'server';
  if (code < 500) return 'deferred';
  const hasNoMailbox = command === 'RCPT TO' && NO_MAILBOX.includes(code);
  return isGone(status, hasNoMailbox) ? 'no-mailbox' : 'rejected';
}

/** Whether an enhanced status says that nobody is there. @param otherwise where there is none */
export function isGone(status: string | undefined, otherwise: boolean): boolean {
  return status === undefined ? otherwise : GONE.test(status);
}
