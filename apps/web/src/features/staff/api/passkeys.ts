import { useQuery, useQueryClient } from '@tanstack/react-query';
import { successReply } from '@townlight/contract/done';
import { type PasskeyRegistration, passkeyOptions, passkeysReply } from '@townlight/contract/staff';
import { apiGet, apiPost, apiSend } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = ['staff passkeys'];

/** `GET /api/staff/passkeys`: those of the signed-in member. */
export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => apiGet('/api/staff/passkeys', passkeysReply, {}, signal),
  });
}

export function useInvalidatePasskeys(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/**
 * Registers a passkey.
 * @param name chosen by its owner
 * @throws ApiFailure; the browser's error where none was created
 */
export async function addPasskey(name: string): Promise<void> {
  const { reply } = await apiPost('/api/staff/passkeys/options', {}, passkeyOptions);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: reply as never });
  await apiPost('/api/staff/passkeys', { name, response } as PasskeyRegistration, successReply);
}

export async function removePasskey(id: number): Promise<void> {
  await apiSend('DELETE', `/api/staff/passkeys/${id}`, undefined, successReply);
}
