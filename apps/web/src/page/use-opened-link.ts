import { useEffect, useState } from 'react';

/** The secret of a mailed link, and the how manieth time in this tab that a link was opened. */
export interface OpenedLink {
  readonly token: string;
  readonly time: number;
}

/**
 * Reads the secret of a mailed link, which stands behind the `#` of the address, and takes it away from there (reading
 * 28). Undefined until it was looked for, null where there is none. Another link that is opened in its place counts from then on, and
 * the same one opened again is told apart.
 */
export function useOpenedLink(): OpenedLink | null | undefined {
  const [link, setLink] = useState<OpenedLink | null>();
  useEffect(() => {
    const look = () => {
      const { hash, pathname, search } = window.location;
      if (hash.length <= 1) return setLink((known) => known ?? null);
      const token = decodeURIComponent(hash.slice(1));
      setLink((known) => ({ token, time: (known?.time ?? 0) + 1 }));
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return link;
}
