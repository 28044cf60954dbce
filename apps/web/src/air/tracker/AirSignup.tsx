import { useText } from '../../language/use-text.ts';
import { type NamedArea, SubscribeBar } from '../../subscriptions/index.ts';
import { publishSignup } from './newsletter-signup.ts';

/**
 * The newsletter signup of the tracker. // spec 2; it is published as an internal event: spec 7. An address that nobody in the page
 * takes is subscribed to the newsletter of the neighborhood that holds the place.
 */
export function AirSignup(props: {
  place: string;
  /** Null where the place is in none, undefined while that is not known. */
  neighborhood: string | null | undefined;
  name: string | undefined;
  /** The neighborhoods to choose from where the place is in none. */
  names: readonly NamedArea[] | undefined;
}) {
  const { place, neighborhood, name, names } = props;
  const text = useText();
  const taker = {
    take: (email: string) => publishSignup({ email, place }),
    taken: text('airSignup.taken'),
  };
  if (neighborhood === null) return <SubscribeBar choices={names ?? []} taker={taker} />;
  const area = neighborhood && name ? { id: neighborhood, name } : undefined;
  return <SubscribeBar area={area} taker={taker} />;
}
