import { openSubscription } from '../api/mailed-links.ts';
import { OpenSubscriptionPage } from './OpenSubscriptionPage.tsx';

/** Opens the subscription page by the link of an email. */
export function ManagePage() {
  return (
    <OpenSubscriptionPage
      title="manage.title"
      text="manage.text"
      button="manage.button"
      already="manage.already"
      open={openSubscription}
    />
  );
}
