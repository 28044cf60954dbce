import { Text } from '../../../i18n/Text.tsx';
import { NewLinkForm } from '../mailed-links/NewLinkForm.tsx';

/** Explains that the link was used in another browser, and mails one for this browser. */
export function UnconfirmedNotice(props: { email: string }) {
  return (
    <>
      <p role="status">
        <Text id="subscription.stillClosed" />
      </p>
      <NewLinkForm email={props.email} />
    </>
  );
}
