import { errorReply } from '@townlight/contract/error-reply';
import { staffRefusal } from '@townlight/contract/staff/members';
import {
  createPasskeySignInRoute,
  createRegistrationRoute,
  deletePasskeyRoute,
  passkeysRoute,
  postPasskeyRoute,
  signInByPasskeyRoute,
} from '@townlight/contract/staff/passkeys';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { BadRequest, NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { SignInFailure } from '../failures/failed-sign-in-counter.ts';
import {
  createRegistrationOptions,
  createSignInOptions,
  verifyRegistration,
  verifySignIn,
} from '../passkeys.ts';
import { requireSameOrigin, siteOrigin } from '../require-same-origin.ts';
import { requireNewSignIn, requireSession, requireStaff, staffOf } from '../require-staff.ts';
import { createAttemptStore } from '../store/attempt-store.ts';
import {
  addPasskey,
  findPasskey,
  readPasskeys,
  recordPasskeyUse,
  removePasskey,
} from '../store/passkeys.ts';
import { setNoStore, signInRateLimit } from './limits.ts';
import type { StaffRouteContext } from './staff-route-context.ts';

const tags = ['Staff'];
const MAX_BODY_BYTES = 65_536;
const MAX_PASSKEYS = 20;
const TOO_LATE = 'That took too long. Please try again.';
const NO_ENTRY = 'This passkey does not work here. Sign in another way.';
const refusals = { 400: errorReply, 401: errorReply, 403: staffRefusal };

/** Registers the endpoints that create passkeys (WebAuthn) and sign in with them. */
export function passkeyRoutes(app: App, context: StaffRouteContext): void {
  const { pool, publicUrl, sessions, failures, markChanged } = context;
  const registrations = createAttemptStore(
    pool,
    publicUrl,
    'passkey-registration',
    z.object({ challenge: z.string(), memberId: z.string() }),
  );
  const signIns = createAttemptStore(
    pool,
    publicUrl,
    'passkey',
    z.object({ challenge: z.string() }),
  );
  const signedIn = { onRequest: requireStaff(context), bodyLimit: MAX_BODY_BYTES };
  const newlySignedIn = { ...signedIn, onRequest: requireNewSignIn(context) };
  const anyone = {
    onRequest: [setNoStore, requireSameOrigin(publicUrl)],
    bodyLimit: MAX_BODY_BYTES,
  };

  registerRoute(
    app,
    passkeysRoute,
    {
      onRequest: requireSession(context),
      tags,
      summary: 'The passkeys of the person who is signed in',
      responses: { 401: errorReply },
    },
    async (request) =>
      (await readPasskeys(pool, staffOf(request).id)).map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        created_at: passkey.createdAt.toISOString(),
        last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
      })),
  );

  registerRoute(
    app,
    createRegistrationRoute,
    {
      ...newlySignedIn,
      tags,
      summary: 'What a browser needs to make a passkey',
      responses: refusals,
    },
    async (request, reply) => {
      const staff = staffOf(request);
      const known = await readPasskeys(pool, staff.id);
      if (known.length >= MAX_PASSKEYS)
        throw new BadRequest(`You have ${MAX_PASSKEYS} passkeys; remove one first.`);
      const options = await createRegistrationOptions(staff, known, siteOrigin(request, publicUrl));
      await registrations.begin(reply, { challenge: options.challenge, memberId: staff.id });
      return { ...options };
    },
  );

  registerRoute(
    app,
    postPasskeyRoute,
    { ...signedIn, tags, summary: 'Save a passkey that the browser made', responses: refusals },
    async (request, reply) => {
      // only a new sign-in begins a registration: one that was begun in time can be finished
      const staff = staffOf(request);
      const expected = await registrations.consume(request, reply);
      if (expected?.memberId !== staff.id) throw new BadRequest(TOO_LATE);
      const { name, response } = request.body;
      const origin = siteOrigin(request, publicUrl);
      const passkey = await verifyRegistration(response, expected.challenge, origin);
      if (passkey === null) throw new BadRequest('This passkey was not made for this site.');
      if (!(await addPasskey(pool, staff, { ...passkey, name })))
        throw new BadRequest('This passkey is already saved.');
      markChanged();
      return { message: 'You can now sign in with this passkey.', error: false as const };
    },
  );

  registerRoute(
    app,
    deletePasskeyRoute,
    {
      ...newlySignedIn,
      tags,
      summary: 'Remove one of your passkeys',
      responses: { ...refusals, 404: errorReply },
    },
    async (request) => {
      if (!(await removePasskey(pool, staffOf(request), request.params.id)))
        throw new NotFound('You do not have that passkey.');
      markChanged();
      return { message: 'This passkey no longer signs you in.', error: false as const };
    },
  );

  registerRoute(
    app,
    createPasskeySignInRoute,
    {
      ...anyone,
      config: signInRateLimit(),
      tags,
      summary: 'What a browser needs to sign in with a passkey',
      responses: { 403: errorReply, 429: errorReply },
    },
    async (request, reply) => {
      const options = await createSignInOptions(siteOrigin(request, publicUrl));
      await signIns.begin(reply, { challenge: options.challenge });
      return { ...options };
    },
  );

  registerRoute(
    app,
    signInByPasskeyRoute,
    {
      ...anyone,
      config: signInRateLimit(),
      tags,
      summary: 'Sign in with a passkey',
      responses: { 400: errorReply, 403: errorReply, 429: errorReply },
    },
    async (request, reply) => {
      const refusal = async (reason: SignInFailure, message: string): Promise<BadRequest> => {
        await failures.count('passkey', reason);
        return new BadRequest(message);
      };
      const expected = await signIns.consume(request, reply);
      if (expected === undefined) throw await refusal('expired', TOO_LATE);
      const { response } = request.body;
      const passkey = await findPasskey(pool, response.id);
      if (passkey === null) throw await refusal('passkey-unknown', NO_ENTRY);
      const origin = siteOrigin(request, publicUrl);
      const counter = await verifySignIn(response, passkey, expected.challenge, origin);
      if (counter === null) throw await refusal('passkey-refused', NO_ENTRY);
      const { credentialId, owner: staff } = passkey;
      const isUsed = await inTransaction(pool, async (client) => {
        if (!(await recordPasskeyUse(client, credentialId, counter))) return false;
        await sessions.start(client, { request, reply, staff, way: 'passkey' });
        return true;
      });
      if (!isUsed) throw await refusal('passkey-refused', NO_ENTRY);
      markChanged();
      return { message: `You are signed in as ${staff.email}.`, error: false as const };
    },
  );
}
