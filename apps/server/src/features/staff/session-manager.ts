import { describeBrowser } from '@townlight/domain/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createRandomToken, hashToken } from '../../platform/random-token.ts';
import { createSessionCookie } from './cookie.ts';
import { recordAuditChange } from './store/audit-log.ts';
import {
  findSession,
  MAX_SESSION_DAYS,
  removeSession,
  rotateSession,
  type SignInWay,
  type Staff,
  startSession,
  touchSession,
} from './store/sessions.ts';

/** The session of a signed-in browser. */
export interface Session {
  readonly id: number;
  readonly staff: Staff;
  /** Whether the member signed in within the last ten minutes. */
  readonly isFresh: boolean;
}

export interface SessionManager {
  /** Returns the session of the request, or null if there is none. Rotates the token once a day. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Session | null>;
  /**
   * Starts a session with a new token and ends the browser's previous one, inside the caller's transaction, so that a
   * one-time credential is consumed if and only if the sign-in succeeds.
   */
  start(
    client: PoolClient,
    who: { request: FastifyRequest; reply: FastifyReply; staff: Staff; way: SignInWay },
  ): Promise<void>;
  /** Ends the session of this browser. @returns whether there was a session */
  end(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const COOKIE_SECONDS = MAX_SESSION_DAYS * 86_400;

/**
 * Manages sessions in the database, so that every server process knows them and a revoked session ends everywhere at
 * once.
 */
export function createSessionManager(pool: Pool, publicUrl: string | undefined): SessionManager {
  const cookie = createSessionCookie(publicUrl);
  return {
    async find(request, reply) {
      const token = cookie.read(request);
      if (token === undefined) return null;
      const found = await findSession(pool, hashToken(token));
      if (found === null) return null;
      const { id, staff, isFresh } = found;
      if (found.needsNewToken) {
        const next = createRandomToken();
        // Of concurrent requests only one rotates the token. The previous token stays valid for a minute.
        if (await rotateSession(pool, id, hashToken(token), hashToken(next)))
          cookie.set(reply, next, COOKIE_SECONDS);
      } else if (found.needsTouch) {
        await touchSession(pool, id);
      }
      return { id, staff, isFresh };
    },
    async start(client, { request, reply, staff, way }) {
      const before = cookie.read(request);
      if (before !== undefined) await removeSession(client, hashToken(before));
      const token = createRandomToken();
      const browser = describeBrowser(request.headers['user-agent']);
      await startSession(client, { memberId: staff.id, tokenHash: hashToken(token), way, browser });
      await recordAuditChange(client, {
        by: staff,
        subject: 'staff',
        what: 'signed in',
        of: staff.email,
        after: { way },
      });
      cookie.set(reply, token, COOKIE_SECONDS);
    },
    async end(request, reply) {
      const token = cookie.read(request);
      cookie.clear(reply);
      if (token === undefined) return false;
      const found = await findSession(pool, hashToken(token));
      await inTransaction(pool, async (client) => {
        const isRemoved = await removeSession(client, hashToken(token));
        if (isRemoved && found !== null)
          await recordAuditChange(client, {
            by: found.staff,
            subject: 'staff',
            what: 'signed out',
            of: found.staff.email,
          });
      });
      return found !== null;
    },
  };
}
