import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchedOnce } from '../net/fetched-once.ts';
import { latestNotice, type Notice, onNotice } from '../notices/notify.ts';
import { PlainNotice } from '../notices/PlainNotice.tsx';

const fetchSnackbars = fetchedOnce(
  async () => (await import('../notices/Snackbars.tsx')).Snackbars,
);

type Drawn = ComponentType<{ notice: Notice }>;

/** Shows short messages. The snackbar code loads with the first message; if that fails, the message is plain. */
export function Notices() {
  const notice = useSyncExternalStore(onNotice, latestNotice, latestNotice);
  const [Snackbars, setSnackbars] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null || Snackbars !== null) return;
    fetchSnackbars().then(
      (fetched) => setSnackbars(() => fetched),
      () => setFailed(notice),
    );
  }, [notice, Snackbars]);
  if (notice === null) return null;
  if (Snackbars !== null) return <Snackbars notice={notice} />;
  return failed === notice && <PlainNotice key={notice.at} notice={notice} />;
}
