import { normalizeEmail } from '@townlight/domain/email';
import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError if the text is not an email address */
export function parseEmailArgument(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) throw new InvalidArgumentError('write an address such as ana@example.org');
  return email;
}
