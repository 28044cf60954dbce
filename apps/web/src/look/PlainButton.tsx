import type { ComponentProps } from 'react';
import styles from './PlainButton.module.css';

/**
 * The button of what every page begins with. The kit's own brings 12 KB of its machinery along; it comes with the
 * dialogs and menus, which are fetched when they are opened.
 */
export function PlainButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={[styles.button, className].join(' ')} />;
}
