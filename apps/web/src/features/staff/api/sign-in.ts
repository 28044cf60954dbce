import {
  createPasskeySignInRoute,
  type PasskeySignIn,
  signInByPasskeyRoute,
} from '@townlight/contract/staff/passkeys';
import {
  requestSignInLinkRoute,
  signInByLinkRoute,
  signOutRoute,
} from '@townlight/contract/staff/sessions';
import { request } from '../../../http/api-request.ts';

/**
 * Requests a mailed link; the reply is the same whether the address is known or not.
 * @throws ApiFailure
 */
export async function requestSignInLink(email: string): Promise<string> {
  return (await request(requestSignInLinkRoute, { body: { email } })).message;
}

/**
 * Signs in.
 * @param token of a mailed link
 * @throws ApiFailure where it was used or has expired
 */
export async function signInByLink(token: string): Promise<void> {
  await request(signInByLinkRoute, { body: { token } });
}

/**
 * Signs in.
 * @throws ApiFailure; the browser's error where no passkey was given
 */
export async function signInByPasskey(): Promise<void> {
  const options = await request(createPasskeySignInRoute);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: options as never });
  const body = { response } as PasskeySignIn;
  await request(signInByPasskeyRoute, { body });
}

export async function signOut(): Promise<void> {
  await request(signOutRoute);
}
