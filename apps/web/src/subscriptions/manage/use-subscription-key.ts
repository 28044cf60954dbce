import { readSubscriptionQuery, type SubscriptionKey } from '@townlight/domain/pages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { keepKey, keptKey } from '../subscription-key.ts';

/**
 * Returns the key of the page: from the address, which it is then removed from (reading 28), or from session storage.
 * Undefined before the first effect, as on the server; null where there is none.
 */
export function useSubscriptionKey(): SubscriptionKey | null | undefined {
  const { userHash } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState<SubscriptionKey | null>();
  useEffect(() => {
    if (userHash === undefined) return setKey(null);
    const told = readSubscriptionQuery(search);
    if (told !== null) keepKey({ userHash, ...told });
    setKey(keptKey(userHash));
    if (search !== '') void navigate(pathname, { replace: true });
  }, [userHash, pathname, search, navigate]);
  return key;
}
