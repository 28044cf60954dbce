import type { ComponentProps } from 'react';
import styles from './FilledButton.module.css';
import { PlainButton } from './PlainButton.tsx';

/** The one button of a form, or of a page, that does what the reader came for. */
export function FilledButton({ className, ...props }: ComponentProps<'button'>) {
  return <PlainButton {...props} className={[styles.button, className].join(' ')} />;
}
