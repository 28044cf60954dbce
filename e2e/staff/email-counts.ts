import type { EmailCounts } from '@townlight/contract/newsletter';

/** An edition of which few emails have been sent. */
export const EMAIL_COUNTS: EmailCounts = {
  complete: true,
  all: 20_000,
  accepted: 800,
  waiting: 19_200,
  retrying: 3,
  refused: 0,
  given_up: 0,
  left_out: 2,
  bounced: 0,
  complained: 0,
  per_second: 480,
};
