import type { ComponentProps } from 'react';
import filledStyles from './FilledButton.module.css';
import styles from './PlainButton.module.css';

/**
 * The base button of every page. MUI's button would add 12 KB of code, which loads with the dialogs and menus when they
 * are opened.
 */
export function PlainButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={[styles.button, className].join(' ')} />;
}

/** The primary button of a form or page. */
export function FilledButton({ className, ...props }: ComponentProps<'button'>) {
  return <PlainButton {...props} className={[filledStyles.button, className].join(' ')} />;
}
