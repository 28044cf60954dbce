const MINUTE_MS = 60_000;

/** Programs answer no such mail, and no out-of-office note comes back. */
export const HEADERS = { 'Auto-Submitted': 'auto-generated' };
/** Nothing that stands in a mail makes the server read a file or an address. */
export const UNREACHING = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Connections to the mail server that are kept for the next mail. */
export function smtpOptions(smtpUrl: string, maxConnections: number) {
  const { username, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    pool: true as const,
    maxConnections,
    connectionTimeout: MINUTE_MS / 2,
    greetingTimeout: MINUTE_MS / 2,
    socketTimeout: MINUTE_MS,
    // a password goes over no open line
    requireTLS: username !== '' && !isThisMachine(hostname),
    ...UNREACHING,
  };
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
