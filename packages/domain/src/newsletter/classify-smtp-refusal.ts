/** A failed attempt to deliver an email to the mail server. */
export interface SmtpRefusal {
  /** SMTP reply code; undefined where there was no reply. */
  readonly code: number | undefined;
  /** Enhanced status code (RFC 3463), e.g. `5.1.1`. */
  readonly status: string | undefined;
  /** The failed command: `RCPT TO`, `DATA`, `MAIL FROM` … */
  readonly command: string | undefined;
  /** The connection failed, or ended before a reply. */
  readonly isConnectionLost: boolean;
}

/**
 * `no-mailbox`: the mailbox does not exist. `rejected`: a permanent failure that does not concern the address.
 * `deferred`: this email may be accepted later. `connection`: another connection may accept it now. `server`: the
 * server accepts no email now.
 */
export type SmtpRefusalClass = 'no-mailbox' | 'rejected' | 'deferred' | 'connection' | 'server';

/** The server closes this connection (RFC 5321, 3.8). */
const CLOSING = 421;
/** Replies to RCPT TO for a missing mailbox, where no enhanced status is given. */
const NO_MAILBOX = [550, 551, 553];
/** Bad destination mailbox, system or address (5.1.x), and a mailbox that is disabled (5.2.1). */
const GONE = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Classifies a refusal. One caused by the content or the sender must not end a reader's subscription. */
export function classifySmtpRefusal({
  code,
  status,
  command,
  isConnectionLost,
}: SmtpRefusal): SmtpRefusalClass {
  if (isConnectionLost || code === CLOSING) return 'connection';
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  if (code === undefined || !isAboutMessage) return 'server';
  if (code < 500) return 'deferred';
  const hasNoMailbox = command === 'RCPT TO' && NO_MAILBOX.includes(code);
  return isMailboxGone(status, hasNoMailbox) ? 'no-mailbox' : 'rejected';
}

/** Returns whether an enhanced status means a missing mailbox. @param otherwise the result without a status */
export function isMailboxGone(status: string | undefined, otherwise: boolean): boolean {
  return status === undefined ? otherwise : GONE.test(status);
}
