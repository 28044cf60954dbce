const WEEK_MS = 7 * 86_400_000;

/** A letter that was refused because nobody is there, as the mail server says. */
export interface NoMailboxRefusal {
  /** Whether an enhanced status (RFC 3463) says so, and not a bare code. */
  readonly hasStatus: boolean;
  /** Whether the letter was refused before in a run that looked like the server's fault. */
  readonly isRepeated: boolean;
  readonly at: Date;
  /** When letters of other mailings to this reader were refused so. */
  readonly earlier: readonly Date[];
}

/**
 * Whether nothing more is sent to an address. A bare 550 is also what a relay says that refuses everybody, so it counts only where two
 * mailings at least a week apart were refused; so does a refusal that came back after a run that was stopped.
 */
export function endsSubscription({
  hasStatus,
  isRepeated,
  at,
  earlier,
}: NoMailboxRefusal): boolean {
  if (hasStatus && !isRepeated) return true;
  return earlier.some((before) => at.getTime() - before.getTime() >= WEEK_MS);
}

/** Reports of letters that came back later: more than a fifth of a mailing, and at least so many, are the mail server's fault. */
const FEWEST_REPORTS = 10;
const LARGEST_SHARE = 0.2;

/** Whether so many letters of a mailing came back that the mail server is the likelier cause. */
export function isServerFault({ bounced, accepted }: { bounced: number; accepted: number }) {
  return bounced >= FEWEST_REPORTS && bounced > accepted * LARGEST_SHARE;
}
