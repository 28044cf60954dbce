import { LONGEST_EMAIL } from '@townlight/domain/email';
import type { ComponentProps, RefObject } from 'react';
import { useTypedBefore } from '../../look/use-typed-before.ts';
import styles from './Field.module.css';

/** A field for an email address that retains what was typed before hydration. */
export function EmailField({
  ref,
  isWrong,
  toldBy,
  onType,
  ...props
}: Omit<ComponentProps<'input'>, 'ref' | 'onChange'> & {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  isWrong: boolean;
  /** The `id` of the element that describes the field. */
  toldBy: string | undefined;
  onType: (email: string) => void;
}) {
  useTypedBefore(ref, onType);
  return (
    <input
      {...props}
      ref={ref}
      className={styles.field}
      type="email"
      autoComplete="email"
      maxLength={LONGEST_EMAIL}
      aria-invalid={isWrong || undefined}
      aria-describedby={toldBy}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
