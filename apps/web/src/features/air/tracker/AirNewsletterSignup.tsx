import { useText } from '../../../i18n/use-text.ts';
import { type NamedArea, SubscribeBar } from '../../subscriptions/index.ts';

/** Event for a signup on the tracker; a listener that handles the address calls `preventDefault`. // spec 7 */
const NEWSLETTER_SIGNUP_EVENT = 'townlight:newsletter-signup';

/** The submitted email address, and the place of the page. */
interface NewsletterSignup {
  readonly email: string;
  readonly place: string;
}

/**
 * Dispatches a signup event on the window.
 * @returns whether a listener handled it
 */
function publishSignup(detail: NewsletterSignup): boolean {
  return !window.dispatchEvent(
    new CustomEvent(NEWSLETTER_SIGNUP_EVENT, { detail, cancelable: true }),
  );
}

/**
 * Shows the newsletter signup of the tracker. // spec 2; it is published as an internal event: spec 7. An address that
 * no listener intercepts is subscribed to the newsletter of the neighborhood that contains the place.
 */
export function AirNewsletterSignup(props: {
  place: string;
  /** Null outside every neighborhood, undefined while unknown. */
  neighborhood: string | null | undefined;
  name: string | undefined;
  /** The choices where the place is outside every neighborhood. */
  names: readonly NamedArea[] | undefined;
}) {
  const { place, neighborhood, name, names } = props;
  const text = useText();
  const interceptor = {
    intercept: (email: string) => publishSignup({ email, place }),
    confirmation: text('airSignup.taken'),
  };
  if (neighborhood === null)
    return <SubscribeBar choices={names ?? []} interceptor={interceptor} />;
  const area = neighborhood && name ? { id: neighborhood, name } : undefined;
  return <SubscribeBar area={area} interceptor={interceptor} />;
}
