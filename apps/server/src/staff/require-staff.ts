import { hasRole, type Role } from '@townlight/domain/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden, Unauthorized } from '../platform/http/errors.ts';
import type { PartServer } from '../platform/parts/part.ts';
import { keepSessions, type Session } from './keep-sessions.ts';
import { fromOwnPages } from './own-origin.ts';
import type { Staff } from './staff.ts';

export type StaffServer = Pick<PartServer<unknown>, 'pool' | 'publicUrl'>;

const sessions = new WeakMap<object, Session>();

/**
 * A hook that lets staff pass, for the routes of any subject that change something: `{ onRequest: requireStaff(server) }`.
 * Before the body is read it answers 401 to one who is not signed in, and 403 to the wrong role or what another site sends.
 * @param role what it takes at least; any staff by default
 */
export function requireStaff(server: StaffServer, role: Role = 'editor') {
  const checkOrigin = fromOwnPages(server.publicUrl);
  const checkSession = requireSession(server, role);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await checkSession(request, reply);
    await checkOrigin(request, reply);
  };
}

/** The same for what only reads. */
export function requireSession({ pool, publicUrl }: StaffServer, role: Role = 'editor') {
  const keeper = keepSessions(pool, publicUrl);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    const session = await keeper.find(request, reply);
    if (session === null) throw new Unauthorized('You are not signed in. Sign in and try again.');
    if (!hasRole(session.staff.role, role))
      throw new Forbidden(`Only an ${role} can do this; you are an ${session.staff.role}.`);
    sessions.set(request, session);
  };
}

/** Who sent this request. @throws Error on a route without `requireStaff`: it would let anyone pass */
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
