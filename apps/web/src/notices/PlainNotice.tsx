import { useEffect, useState } from 'react';
import type { Notice } from './notify.ts';
import styles from './PlainNotice.module.css';

/** A message where the code that draws messages could not be fetched. It stays as long as any does. */
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
