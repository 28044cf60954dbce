import { doneReply } from '@townlight/contract/done';
import { type PasskeySignIn, passkeyOptions } from '@townlight/contract/staff';
import { apiPost, apiSend } from '../../net/api-request.ts';

/** Asks for a mailed link; the answer is the same whether the address is known or not. @throws ApiFailure */
export async function askForLink(email: string): Promise<string> {
  return (await apiPost('/api/staff/links', { email }, doneReply)).reply.message;
}

/** @param token of a mailed link @throws ApiFailure where it was used, or is too old */
export async function signInByLink(token: string): Promise<void> {
  await apiPost('/api/staff/session', { token }, doneReply);
}

/** @throws ApiFailure; the browser's own error where no passkey was given */
export async function signInByPasskey(): Promise<void> {
  const { reply } = await apiPost('/api/staff/session/passkey/options', {}, passkeyOptions);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: reply as never });
  const sent = { response } as PasskeySignIn;
  await apiPost('/api/staff/session/passkey', sent, doneReply);
}

export async function signOut(): Promise<void> {
  await apiSend('DELETE', '/api/staff/session', undefined, doneReply);
}
