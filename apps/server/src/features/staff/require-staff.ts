import type { StaffRefusalReason } from '@townlight/contract/staff/members';
import { hasRole, type Role } from '@townlight/domain/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureServerContext } from '../../platform/features/feature.ts';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache-control.ts';
import { DetailedHttpError, Forbidden, Unauthorized } from '../../platform/http/errors.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { createSessionManager, type Session } from './session-manager.ts';
import type { Staff } from './store/sessions.ts';

export type StaffServer = Pick<FeatureServerContext<unknown>, 'pool' | 'publicUrl'>;

const sessions = new WeakMap<object, Session>();

/**
 * Creates a hook for routes that change something: `{ onRequest: requireStaff(server) }`. Before the body is read it
 * replies 401 if no member is signed in, and 403 for an insufficient role or a cross-site request.
 * @param role the minimum role
 */
export function requireStaff(server: StaffServer, role: Role = 'editor') {
  const checkOrigin = requireSameOrigin(server.publicUrl);
  const checkSession = requireSession(server, role);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await checkSession(request, reply);
    await checkOrigin(request, reply);
  };
}

const SIGN_IN_AGAIN =
  'Passkeys and sessions can be changed only within 10 minutes of signing in. Sign in again, then retry.';
const SIGN_IN_AGAIN_REASON: StaffRefusalReason = 'sign-in-again';

/**
 * Creates the same hook for changes of passkeys and other sessions, which also need a new sign-in, so that a stolen
 * session does not become lasting access: 403 with the reason `sign-in-again` if the member signed in more than ten minutes ago.
 */
export function requireNewSignIn(server: StaffServer) {
  const checkStaff = requireStaff(server);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await checkStaff(request, reply);
    if (!sessionOf(request).isFresh)
      throw new DetailedHttpError(403, SIGN_IN_AGAIN, { reason: SIGN_IN_AGAIN_REASON });
  };
}

/** Creates the same hook for routes that only read, without the check of the origin. */
export function requireSession({ pool, publicUrl }: StaffServer, role: Role = 'editor') {
  const sessionManager = createSessionManager(pool, publicUrl);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', PRIVATE_CACHE_CONTROL);
    const session = await sessionManager.find(request, reply);
    if (session === null) throw new Unauthorized('You are not signed in. Sign in and try again.');
    if (!hasRole(session.staff.role, role))
      throw new Forbidden(`Only an ${role} can do this; you are an ${session.staff.role}.`);
    sessions.set(request, session);
  };
}

/**
 * Returns the member who sent the request. @throws Error on a route without `requireStaff`, which would otherwise be
 * open to all
 */
export function staffOf(request: FastifyRequest): Staff {
  return sessionOf(request).staff;
}

export function sessionOf(request: FastifyRequest): Session {
  const session = sessions.get(request);
  if (session === undefined)
    throw new Error(
      `${request.routeOptions.url ?? 'the route'} asks for staff and has no requireStaff`,
    );
  return session;
}
