import { inject } from 'vitest';

export interface FirstHtml {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Parsed as in a browser without script: the content of `<noscript>` is included. */
  readonly page: Document;
}

/** Fetches the server's HTML before any script has run. */
export async function fetchFirstHtml(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${inject('siteUrl')}${address}`, { headers });
  const html = await response.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { status: response.status, headers: response.headers, html, page } satisfies FirstHtml;
}

/** Fetches a reply of the API. */
export async function fetchApiReply(path: string) {
  const response = await fetch(`${inject('siteUrl')}${path}`);
  return await response.json();
}
