/** The event that announces a signup on the tracker; a listener that takes the address calls `preventDefault`. // spec 7 */
export const NEWSLETTER_SIGNUP = 'townlight:newsletter-signup';

/** An address that a reader has given on the air tracker, and the place of the page. */
export interface NewsletterSignup {
  readonly email: string;
  readonly place: string;
}

/** Publishes a signup within the page. @returns whether anybody took it; where nobody did, it is gone */
export function publishSignup(detail: NewsletterSignup): boolean {
  return !window.dispatchEvent(new CustomEvent(NEWSLETTER_SIGNUP, { detail, cancelable: true }));
}
