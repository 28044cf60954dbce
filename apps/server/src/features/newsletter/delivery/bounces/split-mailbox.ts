/** Splits a mailbox file (mbox, RFC 4155) into mails; any other text is one mail. */
export function splitMailbox(text: string): string[] {
  if (!text.startsWith('From ')) return text.trim() === '' ? [] : [text];
  return text
    .split(/^From [^\n]*\n/m)
    .filter((mail) => mail.trim() !== '')
    .map((mail) => mail.replaceAll(/^>(>*From )/gm, '$1'));
}
