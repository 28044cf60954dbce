import { lazy, Suspense, useSyncExternalStore } from 'react';
import { latestNotice, onNotice } from '../notices/notify.ts';

const Snackbars = lazy(async () => ({
  default: (await import('../notices/Snackbars.tsx')).Snackbars,
}));

/** The place of short messages; what draws them is fetched with the first one. */
export function Notices() {
  const notice = useSyncExternalStore(onNotice, latestNotice, latestNotice);
  return <Suspense>{notice && <Snackbars notice={notice} />}</Suspense>;
}
