import { useEffect, useState } from 'react';

/** The secret token of a mailed link, and how many links were opened in this tab. */
export interface LinkToken {
  readonly token: string;
  readonly time: number;
}

/**
 * Reads the secret token of a mailed link from the `#` of the address and removes it from there (reading 28). Undefined
 * until checked, null where there is none. Another link opened in the same tab replaces it, and `time` distinguishes
 * the same link opened again.
 */
export function useLinkToken(): LinkToken | null | undefined {
  const [link, setLink] = useState<LinkToken | null>();
  useEffect(() => {
    const readToken = () => {
      const { hash, pathname, search } = window.location;
      if (hash.length <= 1) return setLink((known) => known ?? null);
      const token = decodeURIComponent(hash.slice(1));
      setLink((known) => ({ token, time: (known?.time ?? 0) + 1 }));
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    readToken();
    window.addEventListener('hashchange', readToken);
    return () => window.removeEventListener('hashchange', readToken);
  }, []);
  return link;
}
