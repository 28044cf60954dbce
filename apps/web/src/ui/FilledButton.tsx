import type { ComponentProps } from 'react';
import styles from './FilledButton.module.css';
import { PlainButton } from './PlainButton.tsx';

/** The primary button of a form or page. */
export function FilledButton({ className, ...props }: ComponentProps<'button'>) {
  return <PlainButton {...props} className={[styles.button, className].join(' ')} />;
}
