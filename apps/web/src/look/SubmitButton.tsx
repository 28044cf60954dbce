import type { ReactNode } from 'react';
import styles from './SubmitButton.module.css';

/** Sends a form that the browser itself sends. */
export function SubmitButton(props: { children: ReactNode }) {
  return (
    <button type="submit" className={styles.button}>
      {props.children}
    </button>
  );
}
