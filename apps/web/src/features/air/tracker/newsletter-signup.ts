/** Event for a signup on the tracker; a listener that handles the address calls `preventDefault`. // spec 7 */
export const NEWSLETTER_SIGNUP_EVENT = 'townlight:newsletter-signup';

/** The submitted email address, and the place of the page. */
export interface NewsletterSignup {
  readonly email: string;
  readonly place: string;
}

/**
 * Dispatches a signup event on the window.
 * @returns whether a listener handled it
 */
export function publishSignup(detail: NewsletterSignup): boolean {
  return !window.dispatchEvent(
    new CustomEvent(NEWSLETTER_SIGNUP_EVENT, { detail, cancelable: true }),
  );
}
