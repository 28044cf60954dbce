/** Returns whether a URL points to this machine. */
export function isLocalhostUrl(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
