/** What a mail server said when it did not take a letter. */
export interface Refusal {
  /** SMTP reply code; undefined where there was no reply. */
  readonly code: number | undefined;
  /** Enhanced status code (RFC 3463), e.g. `5.1.1`. */
  readonly status: string | undefined;
  /** At which command: `RCPT TO`, `DATA`, `MAIL FROM` … */
  readonly command: string | undefined;
}

/**
 * `address`: nobody is there, nothing is sent to it any more. `letter`: not taken and never will be, which says nothing of the address.
 * `later`: this letter may be taken later. `server`: no letter would be taken now.
 */
export type Judgment = 'address' | 'letter' | 'later' | 'server';

/** Replies to RCPT TO that say that there is no such mailbox, where no enhanced status says more. */
const NO_MAILBOX = [550, 551, 553];
/** Bad destination mailbox, system or address (5.1.x), and a mailbox that is disabled (5.2.1). */
const GONE = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Whose fault is it? A refusal for what a letter says, or for whom it comes from, must not cost a reader the newsletter. */
export function judgeRefusal({ code, status, command }: Refusal): Judgment {
  const isAboutLetter = command === 'RCPT TO' || command === 'DATA';
  if (code === undefined || !isAboutLetter || code === 421) return 'server';
  if (code < 500) return 'later';
  return isGone(status, command === 'RCPT TO' && NO_MAILBOX.includes(code)) ? 'address' : 'letter';
}

/** Whether an enhanced status says that nobody is there. @param otherwise where there is none */
export function isGone(status: string | undefined, otherwise: boolean): boolean {
  return status === undefined ? otherwise : GONE.test(status);
}
