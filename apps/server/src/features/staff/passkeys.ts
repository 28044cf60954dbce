import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { PasskeyRegistration, PasskeySignIn } from '@townlight/contract/staff/passkeys';
import type { Passkey } from './store/passkeys.ts';
import type { Staff } from './store/sessions.ts';

/** EdDSA, ES256 and RS256, which authenticators support. The newer algorithms are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];
/** The maximum of the counter column. Authenticators begin at 0 and most stay there. */
const MAX_COUNTER = 2_147_483_647;

/** Returns the relying party id: a passkey is bound to the host of the site. */
const hostOf = (origin: string): string => new URL(origin).hostname;

/**
 * Creates the options for a discoverable passkey: no address is needed, and the user is verified by fingerprint, face
 * or PIN.
 */
export async function createRegistrationOptions(
  owner: Staff,
  known: readonly Passkey[],
  origin: string,
) {
  return await generateRegistrationOptions({
    rpName: 'Townlight',
    rpID: hostOf(origin),
    userName: owner.email,
    userID: new TextEncoder().encode(owner.id),
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @returns null if the response was not created for this challenge and origin */
export async function verifyRegistration(
  response: PasskeyRegistration['response'],
  challenge: string,
  origin: string,
): Promise<Passkey | null> {
  const read = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!read?.verified || isInFrame(response.response.clientDataJSON)) return null;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  if (counter > MAX_COUNTER) return null;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (response.response.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)),
  };
}

/**
 * Returns whether the ceremony ran in a frame of another site. The library checks only `topOrigin`, only for sign-ins,
 * and not every browser sends it.
 */
function isInFrame(clientDataJSON: string): boolean {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON) as {
    crossOrigin?: boolean;
    topOrigin?: string;
  };
  return crossOrigin === true || topOrigin !== undefined;
}

export async function createSignInOptions(origin: string) {
  return await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
  });
}

/**
 * @returns the authenticator's new counter, or null if the response was not signed by this passkey for this challenge
 * and origin
 */
export async function verifySignIn(
  response: PasskeySignIn['response'],
  passkey: Passkey & { owner: Staff },
  challenge: string,
  origin: string,
): Promise<number | null> {
  const { userHandle } = response.response;
  const owner = Buffer.from(passkey.owner.id).toString('base64url');
  if (userHandle !== undefined && userHandle !== owner) return null;
  const credential: WebAuthnCredential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: passkey.counter,
  };
  const read = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential,
  }).catch(() => null);
  if (!read?.verified || isInFrame(response.response.clientDataJSON)) return null;
  if (read.authenticationInfo.newCounter > MAX_COUNTER) return null;
  return read.authenticationInfo.newCounter;
}
