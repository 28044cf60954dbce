import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { memoizeAsync } from '../http/memoize-async.ts';
import { getLatestNotice, type Notice, onNotice } from '../notices/notify.ts';
import { PlainNotice } from '../notices/PlainNotice.tsx';

const importSnackbars = memoizeAsync(
  async () => (await import('../notices/Snackbars.tsx')).Snackbars,
);

type SnackbarsComponent = ComponentType<{ notice: Notice }>;

/** Shows short messages. The snackbar code loads with the first message; if that fails, the message is plain. */
export function Notices() {
  const notice = useSyncExternalStore(onNotice, getLatestNotice, getLatestNotice);
  const [Snackbars, setSnackbars] = useState<SnackbarsComponent | null>(null);
  const [failed, setFailed] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null || Snackbars !== null) return;
    importSnackbars().then(
      (fetched) => setSnackbars(() => fetched),
      () => setFailed(notice),
    );
  }, [notice, Snackbars]);
  if (notice === null) return null;
  if (Snackbars !== null) return <Snackbars notice={notice} />;
  return failed === notice && <PlainNotice key={notice.at} notice={notice} />;
}
