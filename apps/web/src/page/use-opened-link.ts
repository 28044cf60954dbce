import { useEffect, useState } from 'react';

/**
 * Reads the secret of a mailed link, which stands behind the `#` of the address, and takes it away from there (reading
 * 28). Undefined until it was looked for, null where there is none. Another link that is opened in its place counts from then on.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const look = () => {
      const { hash, pathname, search } = window.location;
      if (hash.length <= 1) return setToken((known) => known ?? null);
      setToken(decodeURIComponent(hash.slice(1)));
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return token;
}
