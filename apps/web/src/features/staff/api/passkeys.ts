import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createRegistrationRoute,
  deletePasskeyRoute,
  type PasskeyRegistration,
  passkeysRoute,
  postPasskeyRoute,
} from '@townlight/contract/staff/passkeys';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = ['staff passkeys'];

/** Fetches those of the signed-in member. */
export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => request(passkeysRoute, { signal }),
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
  const options = await request(createRegistrationRoute);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: options as never });
  await request(postPasskeyRoute, { body: { name, response } as PasskeyRegistration });
}

export async function removePasskey(id: number): Promise<void> {
  await request(deletePasskeyRoute, { params: { id } });
}
