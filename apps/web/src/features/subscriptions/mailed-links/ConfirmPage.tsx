import { confirmSubscription } from '../api/mailed-links.ts';
import { OpenSubscriptionPage } from './OpenSubscriptionPage.tsx';

/** Confirms an address by its mailed link. */
export function ConfirmPage() {
  return (
    <OpenSubscriptionPage
      title="confirm.title"
      text="confirm.text"
      button="confirm.button"
      already="confirm.already"
      open={confirmSubscription}
    />
  );
}
