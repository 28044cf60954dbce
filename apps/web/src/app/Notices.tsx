import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../http/lazy-imports.ts';
import { getLatestNotice, type Notice, onNotice } from '../notices/notify.ts';
import styles from '../notices/PlainNotice.module.css';

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

/** A message without the snackbar code, which failed to load. It hides after the same time. */
function PlainNotice(props: { notice: Notice }) {
  const { text, kind, hidesAfterMs } = props.notice;
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), hidesAfterMs);
    return () => clearTimeout(timer);
  }, [hidesAfterMs]);
  if (gone) return null;
  return (
    <p className={styles.plain} role="alert" data-kind={kind}>
      {text}
    </p>
  );
}
