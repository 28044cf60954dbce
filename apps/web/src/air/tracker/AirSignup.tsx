import { useText } from '../../language/use-text.ts';
import { SubscribeBar } from '../../subscriptions/index.ts';
import { publishSignup } from './newsletter-signup.ts';

/** The newsletter signup of the tracker. // spec 2; it is only published as an internal event: spec 7 */
export function AirSignup(props: { place: string }) {
  const text = useText();
  return (
    <SubscribeBar
      instead={{
        title: text('airSignup.title'),
        take: (email) => publishSignup({ email, place: props.place }),
        taken: text('airSignup.taken'),
        notTaken: text('airSignup.notTaken'),
      }}
    />
  );
}
