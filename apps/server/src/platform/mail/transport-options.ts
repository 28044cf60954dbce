const MINUTE_MS = 60_000;

/** Prevents automatic replies such as out-of-office notes. */
export const HEADERS = { 'Auto-Submitted': 'auto-generated' };
/** Prevents that content of an email makes the server read a file or a URL. */
export const UNREACHING = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Returns the options of pooled connections to the mail server. */
export function smtpOptions(smtpUrl: string, maxConnections: number) {
  const { username, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    pool: true as const,
    maxConnections,
    connectionTimeout: MINUTE_MS / 2,
    greetingTimeout: MINUTE_MS / 2,
    socketTimeout: MINUTE_MS,
    // a password is never sent unencrypted
    requireTLS: username !== '' && !isThisMachine(hostname),
    ...UNREACHING,
  };
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
