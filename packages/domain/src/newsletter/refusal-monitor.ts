/** Maximum number of consecutive refusals. */
const MAX_CONSECUTIVE_REFUSALS = 10;
/**
 * Maximum share of refusals among the first emails or in a sliding window. With a tenth of invalid addresses, 11
 * refusals in 50 happen by chance in every thousand emails; 41 in 200 do not.
 */
const LARGEST_SHARE = 0.2;
const FIRST_EMAILS = 50;
const WINDOW = 200;
/** With fewer refusals an identical reply text may be chance. */
const FEWEST_ALIKE = 2;

/** Why the refusals of a run point to the mail server and not to addresses. */
export interface MailServerSuspicion {
  readonly why: 'in-a-row' | 'share' | 'one-text';
  readonly refused: number;
  /** Number of emails considered. */
  readonly tried: number;
}

/** Observes the results of one run and reports when they point to the mail server. */
export interface RefusalMonitor {
  accepted(): void;
  /** @param text the server's reply without the address that it is about */
  refused(text: string): void;
  /** Returns a suspicion if the run must stop now. */
  suspicion(): MailServerSuspicion | undefined;
  /** Checks at the end of a run, where one reply text for all of a few emails counts as well. */
  suspicionAtEnd(): MailServerSuspicion | undefined;
}

/** Monitors the emails of one run: consecutive refusals point to the server. */
export function createRefusalMonitor(): RefusalMonitor {
  const recent: boolean[] = [];
  const texts = new Set<string>();
  let consecutive = 0;
  let tried = 0;
  let refused = 0;
  let found: MailServerSuspicion | undefined;

  const add = (isRefused: boolean): void => {
    tried++;
    recent.push(isRefused);
    if (recent.length > WINDOW) recent.shift();
    const ofRecent = recent.filter(Boolean).length;
    if (consecutive >= MAX_CONSECUTIVE_REFUSALS)
      found ??= { why: 'in-a-row', refused: consecutive, tried: consecutive };
    const size = tried <= FIRST_EMAILS ? FIRST_EMAILS : WINDOW;
    if (ofRecent > size * LARGEST_SHARE)
      found ??= { why: 'share', refused: ofRecent, tried: recent.length };
  };

  return {
    accepted() {
      consecutive = 0;
      add(false);
    },
    refused(text) {
      consecutive++;
      refused++;
      texts.add(text);
      add(true);
    },
    suspicion: () => found,
    suspicionAtEnd() {
      const isOneText = refused === tried && refused >= FEWEST_ALIKE && texts.size === 1;
      return found ?? (isOneText ? { why: 'one-text', refused, tried } : undefined);
    },
  };
}
