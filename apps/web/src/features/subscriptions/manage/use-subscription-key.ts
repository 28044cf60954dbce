import { parseSubscriptionQuery, type SubscriptionCredentials } from '@townlight/domain/pages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { loadSubscriptionKey, storeSubscriptionKey } from '../subscription-key.ts';

/**
 * Returns the key of the page: from the address, which it is then removed from (reading 28), or from session storage.
 * Undefined before the first effect, as on the server; null where there is none.
 */
export function useSubscriptionKey(): SubscriptionCredentials | null | undefined {
  const { userHash } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState<SubscriptionCredentials | null>();
  useEffect(() => {
    if (userHash === undefined) return setKey(null);
    const addressKey = parseSubscriptionQuery(search);
    if (addressKey !== null) storeSubscriptionKey({ userHash, ...addressKey });
    setKey(loadSubscriptionKey(userHash));
    if (search !== '') void navigate(pathname, { replace: true });
  }, [userHash, pathname, search, navigate]);
  return key;
}
