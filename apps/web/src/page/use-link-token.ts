import { useEffect, useState } from 'react';

/**
 * Reads the secret of a mailed link, which stands behind the `#` of the address, and takes it away from there (reading
 * 28). Undefined until it was looked for, null where there is none.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    setToken((known) => known ?? (hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null));
    if (hash.length > 1) window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
