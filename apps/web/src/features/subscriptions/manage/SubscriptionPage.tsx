import type { SubscriptionCredentials } from '@townlight/domain/pages';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../http/api-request.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { SiteFooter } from '../../../page/PageSlots.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { useSubscriber } from '../api/use-subscriber.ts';
import { NewLinkForm } from '../mailed-links/NewLinkForm.tsx';
import { ManageSubscription } from './ManageSubscription.tsx';
import { Mask } from './Mask.tsx';
import { RequestLinkPanel } from './RequestLinkPanel.tsx';
import styles from './SubscriptionPage.module.css';
import { useSubscriptionKey } from './use-subscription-key.ts';

/** Renders `/subscription/{userHash}?{email}&{passwordHash}`: the subscription of one address. // spec 2 */
export function SubscriptionPage() {
  const text = useText();
  const key = useSubscriptionKey();
  return (
    <div className={styles.page}>
      <PageTitle page={text('subscription.title')} />
      <meta name="robots" content="noindex" />
      {key === undefined && <Mask text="subscription.loading" />}
      {key === null && <RequestLinkPanel why="subscription.noLink" />}
      {key && <Opened subscriptionKey={key} />}
      <SiteFooter />
    </div>
  );
}

/** Masked until the data have loaded. // spec 4 */
function Opened({ subscriptionKey }: { subscriptionKey: SubscriptionCredentials }) {
  const [isClosed, setIsClosed] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const { data, error, isPending, refetch } = useSubscriber(subscriptionKey);
  const status = error instanceof ApiFailure ? error.status : null;
  const failed = error !== null && data === undefined && status !== 401 && status !== 403;
  useEffect(() => {
    // spec 4, 8
    if (failed) console.error('unable to fetch subscribed data');
  }, [failed]);
  const again = () => void refetch();
  const confirmed = async () => {
    await refetch();
    setWasTried(true);
  };
  // Loaded data remains visible after a failed refetch, but not after access was revoked.
  if (isClosed)
    return <RequestLinkPanel why="subscription.closedEverywhere" email={subscriptionKey.email} />;
  if (status === 401)
    return <RequestLinkPanel why="subscription.closed" email={subscriptionKey.email} />;
  if (status === 403)
    return (
      <Mask text="subscription.unverified" onAgain={() => void confirmed()}>
        {wasTried && <UnconfirmedNotice email={subscriptionKey.email} />}
      </Mask>
    );
  if (data !== undefined)
    return (
      <ManageSubscription
        subscriptionKey={subscriptionKey}
        subscriber={data}
        onClosed={() => setIsClosed(true)}
      />
    );
  if (isPending) return <Mask text="subscription.loading" />;
  return (
    <Mask text="subscription.masked">
      <FailureNotice text="subscription.notLoaded" onRetry={again} />
    </Mask>
  );
}

/** Explains that the link was used in another browser, and mails one for this browser. */
function UnconfirmedNotice(props: { email: string }) {
  return (
    <>
      <p role="status">
        <Text id="subscription.stillClosed" />
      </p>
      <NewLinkForm email={props.email} />
    </>
  );
}
