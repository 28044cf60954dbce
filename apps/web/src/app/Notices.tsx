import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../http/lazy-imports.ts';
import { getLatestNotice, type Notice, onNotice } from '../notices/notify.ts';
import { PlainNotice } from '../notices/PlainNotice.tsx';

const Snackbars = lazyComponent(
  'snackbars',
  async () => (await import('../notices/Snackbars.tsx')).Snackbars,
);

/** Shows short messages. The snackbar code loads with the first message; if that fails, the message is plain. */
export function Notices() {
  const notice = useSyncExternalStore(onNotice, getLatestNotice, getLatestNotice);
  const [isLoaded, setIsLoaded] = useState(false);
  const [failed, setFailed] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null || isLoaded) return;
    Snackbars.load().then(
      () => setIsLoaded(true),
      () => setFailed(notice),
    );
  }, [notice, isLoaded]);
  if (notice === null) return null;
  if (isLoaded) return <Snackbars notice={notice} />;
  return failed === notice && <PlainNotice key={notice.at} notice={notice} />;
}
