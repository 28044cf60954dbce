import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../platform/database/transaction.ts';
import { newToken, tokenHash } from '../platform/random-token.ts';
import { sessionCookie } from './cookie.ts';
import type { Staff } from './staff.ts';
import { recordChange } from './store/changes.ts';
import {
  findSession,
  LONGEST_DAYS,
  removeSession,
  rotateSession,
  type SignInWay,
  startSession,
  touchSession,
} from './store/sessions.ts';

/** A browser in which someone is signed in. */
export interface Session {
  readonly id: number;
  readonly staff: Staff;
}

export interface SessionKeeper {
  /** Who sent the request; null where nobody is signed in. Gives the browser a new token once a day. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Session | null>;
  /**
   * Signs in with a new token, whatever the browser had before, inside the caller's transaction: what is good once is used up
   * when, and only when, it has signed in.
   */
  start(
    client: PoolClient,
    who: { request: FastifyRequest; reply: FastifyReply; staff: Staff; way: SignInWay },
  ): Promise<void>;
  /** Signs out, here. @returns whether somebody was signed in */
  end(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const COOKIE_SECONDS = LONGEST_DAYS * 86_400;

/** Sessions are in the store, so every server process knows them and one that is revoked ends everywhere at once. */
export function keepSessions(pool: Pool, publicUrl: string | undefined): SessionKeeper {
  const cookie = sessionCookie(publicUrl);
  return {
    async find(request, reply) {
      const token = cookie.read(request);
      if (token === undefined) return null;
      const found = await findSession(pool, tokenHash(token));
      if (found === null) return null;
      const { id, staff } = found;
      if (found.needsNewToken) {
        const next = newToken();
        // of requests that come together one gives the new token, the others are good for a minute
        if (await rotateSession(pool, id, tokenHash(token), tokenHash(next)))
          cookie.set(reply, next, COOKIE_SECONDS);
      } else if (found.needsTouch) {
        await touchSession(pool, id);
      }
      return { id, staff };
    },
    async start(client, { request, reply, staff, way }) {
      const before = cookie.read(request);
      if (before !== undefined) await removeSession(client, tokenHash(before));
      const token = newToken();
      await startSession(client, { memberId: staff.id, tokenHash: tokenHash(token), way });
      await recordChange(client, {
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
      const found = await findSession(pool, tokenHash(token));
      await inTransaction(pool, async (client) => {
        const isRemoved = await removeSession(client, tokenHash(token));
        if (isRemoved && found !== null)
          await recordChange(client, {
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
