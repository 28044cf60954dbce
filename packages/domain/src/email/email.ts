/** RFC 5321, 4.5.3.1: the length that mail servers must accept. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * ASCII letters and digits with the punctuation of common mailboxes. Deliberately narrower than the standard: no
 * accepted address can end a header, reverse the direction of text or be confused with another address.
 */
const EMAIL =
  /^[a-z0-9](?:[a-z0-9_%+'-]|\.(?!\.)){0,63}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns a key shared by addresses of one mailbox: without a tag (`ana+news@…`) and dots, which many providers
 * ignore. Only for counting: mail goes to the address as entered.
 * @param email as returned by `normalizeEmail`
 */
export function toMailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${email.slice(at)}`;
}

/** Normalizes an email address to trimmed lower case, so that a mailbox has one address; `null` if it is invalid. */
export function normalizeEmail(text: string): string | null {
  // Bounds the work for long texts.
  if (text.length > MAX_EMAIL_LENGTH + 10) return null;
  const email = text.trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : null;
}
