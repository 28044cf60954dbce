import { Text } from '../../language/Text.tsx';
import { NewLinkForm } from '../mailed-links/NewLinkForm.tsx';

/** The link was not used in this browser; one that is mailed opens the page here. */
export function StillClosed(props: { email: string }) {
  return (
    <>
      <p role="status">
        <Text id="subscription.stillClosed" />
      </p>
      <NewLinkForm email={props.email} />
    </>
  );
}
