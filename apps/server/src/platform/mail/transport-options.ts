const MINUTE_MS = 60_000;

/** Prevents automatic replies such as out-of-office notes. */
export const AUTO_SUBMITTED_HEADERS = { 'Auto-Submitted': 'auto-generated' };
/** Prevents that content of an email makes the server read a file or a URL. */
export const NO_EXTERNAL_ACCESS = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Returns the address of a sender such as `Townlight <town@example.org>`. */
export function senderAddress(mailFrom: string): string {
  return /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Returns the domain of a sender. */
export function senderDomain(mailFrom: string): string {
  const sender = senderAddress(mailFrom);
  return sender.slice(sender.lastIndexOf('@') + 1);
}

/** Returns the Message-ID of an email with this id. */
export function formatMessageId(id: string, mailFrom: string): string {
  return `<${id}@${senderDomain(mailFrom)}>`;
}

/**
 * Returns the options of pooled connections to the mail server.
 * @param mailRequiresTls sends nothing unencrypted to another machine
 */
export function createSmtpOptions(smtpUrl: string, maxConnections: number, mailRequiresTls = true) {
  const { username, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    pool: true as const,
    maxConnections,
    connectionTimeout: MINUTE_MS / 2,
    greetingTimeout: MINUTE_MS / 2,
    socketTimeout: MINUTE_MS,
    // a password is never sent unencrypted
    requireTLS: (mailRequiresTls || username !== '') && !isThisMachine(hostname),
    ...NO_EXTERNAL_ACCESS,
  };
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
