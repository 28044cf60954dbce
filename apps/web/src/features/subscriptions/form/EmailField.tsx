import { MAX_EMAIL_LENGTH } from '@townlight/domain/email';
import type { ComponentProps, RefObject } from 'react';
import { useEarlyInput } from '../../../ui/use-early-input.ts';
import styles from './Field.module.css';

/** A field for an email address that retains what was typed before hydration. */
export function EmailField({
  ref,
  isWrong,
  describedBy,
  onType,
  ...props
}: Omit<ComponentProps<'input'>, 'ref' | 'onChange'> & {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  isWrong: boolean;
  /** The `id` of the element that describes the field. */
  describedBy: string | undefined;
  onType: (email: string) => void;
}) {
  useEarlyInput(ref, onType);
  return (
    <input
      {...props}
      ref={ref}
      className={styles.field}
      type="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
