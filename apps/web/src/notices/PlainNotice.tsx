import { useEffect, useState } from 'react';
import type { Notice } from './notify.ts';
import styles from './PlainNotice.module.css';

/** A message without the snackbar code, which failed to load. It hides after the same time. */
export function PlainNotice(props: { notice: Notice }) {
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
