import PostalMime from 'postal-mime';

/** A report about an email by a mail server or mailbox provider. */
export interface BounceReport {
  /** Ids in the report that may be the email's. */
  readonly emailIds: readonly string[];
  readonly event: 'bounced' | 'complained' | 'unsubscribed';
  /** Enhanced status code, e.g. `5.1.1`. */
  readonly status: string | undefined;
}

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
/** The return address, the envelope id and the Message-ID of the email. */
const ID_PATTERNS = [
  new RegExp(`\\+${ID}@`, 'gi'),
  new RegExp(`^Original-Envelope-Id:\\s*${ID}\\s*$`, 'gim'),
  new RegExp(`^Message-ID:\\s*<${ID}@`, 'gim'),
];

/** The address in the List-Unsubscribe header. */
const UNSUBSCRIBE_ADDRESS = new RegExp(`\\+unsubscribe-${ID}@`, 'i');

/**
 * Parses a delivery status notification (RFC 3464), a complaint (ARF, RFC 5965), or an unsubscribe request by mail.
 * @returns null for other mail, and for a notice of delay
 */
export async function parseBounceReport(mail: string | Uint8Array): Promise<BounceReport | null> {
  const { headers, attachments } = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const textOf = (...types: readonly string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .map(({ content }) => String(content).replaceAll('\r\n', '\n'))
      .join('\n\n');
  const deliveryStatus = textOf('message/delivery-status');
  const complaint = textOf('message/feedback-report');
  const returned = textOf('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers');
  const received = headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value);
  const unsubscribes = UNSUBSCRIBE_ADDRESS.exec(received.join('\n'))?.[1]?.toLowerCase();
  if (unsubscribes !== undefined)
    return { emailIds: [unsubscribes], event: 'unsubscribed', status: undefined };
  const around = [...received, deliveryStatus, complaint, headersOf(returned)].join('\n');
  const emailIds = ID_PATTERNS.flatMap((pattern) =>
    [...around.matchAll(pattern)].map(([, id]) => (id as string).toLowerCase()),
  );
  const ids = [...new Set(emailIds)];
  if (complaint !== '')
    // `not-spam` withdraws a complaint.
    return /^Feedback-Type:\s*not-spam/im.test(complaint)
      ? null
      : { emailIds: ids, event: 'complained', status: undefined };
  if (!/^Action:\s*failed\s*$/im.test(deliveryStatus)) return null;
  const status = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(deliveryStatus)?.[1];
  return { emailIds: ids, event: 'bounced', status };
}

/** Returns the headers without the body. */
function headersOf(mail: string): string {
  return mail.split('\n\n', 1)[0] ?? '';
}
