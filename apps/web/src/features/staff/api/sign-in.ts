import { successReply } from '@townlight/contract/done';
import { type PasskeySignIn, passkeyOptions } from '@townlight/contract/staff';
import { apiPost, apiSend } from '../../../http/api-request.ts';

/**
 * Requests a mailed link; the reply is the same whether the address is known or not.
 * @throws ApiFailure
 */
export async function requestSignInLink(email: string): Promise<string> {
  return (await apiPost('/api/staff/links', { email }, successReply)).reply.message;
}

/**
 * Signs in.
 * @param token of a mailed link
 * @throws ApiFailure where it was used or has expired
 */
export async function signInByLink(token: string): Promise<void> {
  await apiPost('/api/staff/session', { token }, successReply);
}

/**
 * Signs in.
 * @throws ApiFailure; the browser's error where no passkey was given
 */
export async function signInByPasskey(): Promise<void> {
  const { reply } = await apiPost('/api/staff/session/passkey/options', {}, passkeyOptions);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: reply as never });
  const sent = { response } as PasskeySignIn;
  await apiPost('/api/staff/session/passkey', sent, successReply);
}

export async function signOut(): Promise<void> {
  await apiSend('DELETE', '/api/staff/session', undefined, successReply);
}
