/** RFC 5321, 4.5.3.1: what a mail server has to take. */
export const LONGEST_EMAIL = 254;

/**
 * Letters and digits of ASCII with the signs that mailboxes of people have. Narrower than the standard on purpose: nothing that
 * passes can end a header, turn a line of text around or be taken for another address.
 */
const EMAIL =
  /^[a-z0-9](?:[a-z0-9_%+'-]|\.(?!\.)){0,63}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * What addresses of one mailbox share: without a tag (`ana+news@…`) and dots, which many providers ignore. For counting alone: mail
 * goes to the address as it was given.
 * @param email as `readEmail` gives it
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${email.slice(at)}`;
}

/** An e-mail address, trimmed and in lower case, so that one mailbox is one address; `null` for what is none. */
export function readEmail(text: string): string | null {
  // long texts are not looked at
  if (text.length > LONGEST_EMAIL + 10) return null;
  const email = text.trim().toLowerCase();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}
