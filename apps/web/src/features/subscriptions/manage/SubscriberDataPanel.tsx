import Button from '@mui/material/Button';
import { pagePath, type SubscriptionCredentials } from '@townlight/domain/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { saveFile } from '../../../download/save-file.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../notices/notify.ts';
import { SiteThemeProvider } from '../../../ui/mui/SiteThemeProvider.tsx';
import { deleteSubscriberData, fetchSubscriberData, revokeAccess } from '../api/subscriber-data.ts';
import { describeFailure } from '../form/form-faults.ts';
import { clearSubscriptionKey } from '../subscription-key.ts';
import { DeleteDataDialog } from './DeleteDataDialog.tsx';
import styles from './EmailSettings.module.css';
import pageStyles from './SubscriptionPage.module.css';

/** Downloads or deletes the subscriber's stored data, and revokes access to the page. */
export function SubscriberDataPanel(props: {
  subscriptionKey: SubscriptionCredentials;
  /** Called after all access was revoked. */
  onClosed: () => void;
}) {
  const { subscriptionKey, onClosed } = props;
  const text = useText();
  const navigate = useNavigate();
  const { language } = useLanguageChoice();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const attempt = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await act();
    } catch (error) {
      setFault(text('subscription.dataFailed', { reason: describeFailure(text, language, error) }));
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    attempt(async () => {
      const exported = await fetchSubscriberData(subscriptionKey);
      const file = JSON.stringify(exported, null, 2);
      saveFile('townlight-subscription.json', file, 'application/json');
    });
  const close = () =>
    attempt(async () => {
      await revokeAccess(subscriptionKey);
      clearSubscriptionKey();
      notify(text('subscription.closedNow'), 'success');
      onClosed();
    });
  const remove = () =>
    attempt(async () => {
      setConfirming(false);
      await deleteSubscriberData(subscriptionKey);
      clearSubscriptionKey();
      notify(text('subscription.deleted'), 'success');
      await navigate(pagePath({ kind: 'subscribe' }), { replace: true });
    });
  return (
    <SiteThemeProvider>
      <section aria-labelledby="own-data" className={pageStyles.section}>
        <h2 id="own-data">
          <Text id="subscription.data" />
        </h2>
        <p>
          <Text id="subscription.dataText" />
        </p>
        <div className={styles.data}>
          <Button variant="outlined" aria-disabled={busy} onClick={() => void send()}>
            <Text id="subscription.sendData" />
          </Button>
          <Button
            variant="outlined"
            aria-disabled={busy}
            aria-describedby="close-everywhere"
            onClick={() => void close()}
          >
            <Text id="subscription.closeEverywhere" />
          </Button>
          <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
            <Text id="subscription.delete" />
          </Button>
        </div>
        <p id="close-everywhere" className={styles.about}>
          <Text id="subscription.closeText" />
        </p>
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        {isConfirming && (
          <DeleteDataDialog
            email={subscriptionKey.email}
            onDelete={() => void remove()}
            onClose={() => setConfirming(false)}
          />
        )}
      </section>
    </SiteThemeProvider>
  );
}
