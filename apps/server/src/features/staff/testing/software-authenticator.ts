import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** An authenticator with one passkey, for tests: real keys and signatures in WebAuthn's binary format. */
export interface SoftwareAuthenticator {
  readonly credentialId: string;
  counter: number;
  /** Returns the result of `startRegistration` in a browser. */
  register(options: { challenge: string }, changed?: ForgedFields): Promise<object>;
  /**
   * Returns the result of `startAuthentication` in a browser.
   * @param changed fields that an attacker replaces after signing
   * @param signed fields that an attacker signs
   */
  signIn(
    options: { challenge: string },
    changed?: { userHandle?: string; signature?: string },
    signed?: ForgedFields,
  ): { response: { signature: string } };
}

/** Fields that a hostile browser or device signs in place of the correct ones. */
export interface ForgedFields {
  readonly origin?: string;
  /** The relying party id that the device signs. */
  readonly rpId?: string;
  readonly type?: string;
  readonly flags?: number;
  /** Additional client data of the browser. */
  readonly client?: Readonly<Record<string, unknown>>;
  readonly credentialId?: Buffer;
}

export const USER_PRESENT = 0x01;
export const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** @param origin the origin of the page, as the browser reports it */
export function createSoftwareAuthenticator(
  origin = 'http://localhost',
  { isVerified = true }: { isVerified?: boolean } = {},
): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
  const described = {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
  };
  let userHandle: string | undefined;
  const authenticator: SoftwareAuthenticator = {
    credentialId,
    counter: 0,
    async register(options, changed = {}) {
      userHandle = (options as { user?: { id: string } }).user?.id;
      const credential = changed.credentialId ?? id;
      const head = dataHead(
        changed.rpId ?? new URL(origin).hostname,
        (changed.flags ?? flags) | HAS_CREDENTIAL,
        authenticator.counter,
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const authData = Buffer.concat([
        head,
        Buffer.alloc(16),
        length,
        credential,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return {
        ...described,
        id: credential.toString('base64url'),
        rawId: credential.toString('base64url'),
        response: {
          clientDataJSON: clientData(
            changed.type ?? 'webauthn.create',
            options.challenge,
            changed.origin ?? origin,
            changed.client,
          ),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    signIn(options, changed = {}, signed = {}) {
      const data = dataHead(
        signed.rpId ?? new URL(origin).hostname,
        signed.flags ?? flags,
        authenticator.counter,
      );
      const client = clientData(
        signed.type ?? 'webauthn.get',
        options.challenge,
        signed.origin ?? origin,
        signed.client,
      );
      const clientHash = sha256(Buffer.from(client, 'base64url'));
      const signature = sign('sha256', Buffer.concat([data, clientHash]), privateKey);
      return {
        ...described,
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle && { userHandle }),
          ...changed,
        },
      };
    },
  };
  return authenticator;
}

function clientData(type: string, challenge: string, origin: string, more: object = {}): string {
  return Buffer.from(
    JSON.stringify({ type, challenge, origin, crossOrigin: false, ...more }),
  ).toString('base64url');
}

function dataHead(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

/** ES256 on P-256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
