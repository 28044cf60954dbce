const WEEK_MS = 7 * 86_400_000;

/** An email refused because the mailbox does not exist. */
export interface NoMailboxRefusal {
  /** Whether an enhanced status (RFC 3463) confirms it, rather than a bare code. */
  readonly hasStatus: boolean;
  /** Whether an earlier refusal happened in a run that looked like the server's fault. */
  readonly isRepeated: boolean;
  readonly at: Date;
  /** When emails of other mailings to this reader were refused for the same reason. */
  readonly earlier: readonly Date[];
}

/**
 * Returns whether to stop sending to an address. A relay that refuses everything also replies with a bare 550, so
 * that counts only after refusals in two mailings at least a week apart; the same applies to a repeated refusal after
 * an aborted run.
 */
export function shouldSuppressAddress({
  hasStatus,
  isRepeated,
  at,
  earlier,
}: NoMailboxRefusal): boolean {
  if (hasStatus && !isRepeated) return true;
  return earlier.some((before) => at.getTime() - before.getTime() >= WEEK_MS);
}

/** More bounces than a fifth of a mailing, and at least this many, are attributed to the mail server. */
const FEWEST_REPORTS = 10;
const LARGEST_SHARE = 0.2;

/** Returns whether so many emails of a mailing bounced that the mail server is the likelier cause. */
export function isLikelyMailServerFault({
  bounced,
  accepted,
}: {
  bounced: number;
  accepted: number;
}) {
  return bounced >= FEWEST_REPORTS && bounced > accepted * LARGEST_SHARE;
}
