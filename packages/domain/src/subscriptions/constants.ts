const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** So many neighborhoods fit into a letter that is still read. */
export const MOST_NEIGHBORHOODS = 20;
/** How long the mailed link confirms; afterward its page offers a new one. */
export const CONFIRM_WITHIN_MS = 48 * HOUR_MS;
/** How long the subscription page stays open to who confirmed, after the last use. */
export const GRANT_LASTS_MS = 180 * DAY_MS;
/** How long the link to the subscription page in a letter is good. */
export const MANAGE_LINK_LASTS_MS = 60 * DAY_MS;
/** Who unsubscribed from everything can come back to what was chosen for so long; then it is deleted. */
export const KEPT_AFTER_UNSUBSCRIBING_MS = 30 * DAY_MS;
