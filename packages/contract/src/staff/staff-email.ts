import { MAX_EMAIL_LENGTH, normalizeEmail } from '@townlight/domain/email';
import * as z from 'zod/mini';

/** An email address; the server lowercases it. */
export const staffEmail = z.string().check(
  z.maxLength(MAX_EMAIL_LENGTH),
  z.refine((text) => normalizeEmail(text) !== null, 'an address such as ana@example.org'),
);
