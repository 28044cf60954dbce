import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../platform/database/transaction.ts';
import { sessionCookie } from './cookie.ts';
import type { Staff } from './staff.ts';
import { recordChange } from './store/changes.ts';
import {
  findSession,
  removeSession,
  rotateSession,
  type SignInWay,
  startSession,
  touchSession,
} from './store/sessions.ts';
import { newToken, tokenHash } from './token.ts';

/** A browser in which someone is signed in. */
export interface Session {
  readonly id: number;
  readonly staff: Staff;
}

export interface SessionKeeper {
  /** Who sent the request; null where nobody is signed in. Gives the browser a new token once a day. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Session | null>;
  /** Signs in with a new token, whatever the browser had before. */
  start(request: FastifyRequest, reply: FastifyReply, staff: Staff, way: SignInWay): Promise<void>;
  /** Signs out, here. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** So long a session lasts without being used, and so long at most. */
const IDLE_MS = 72 * HOUR_MS;
const LONGEST_MS = 30 * 24 * HOUR_MS;
const ROTATED_EVERY_MS = 24 * HOUR_MS;
/** Requests that were under way when the token changed bring the earlier one. */
const EARLIER_TOKEN_FOR_MS = 60_000;
/** A request that only reads writes no more often than this. */
const TOUCHED_EVERY_MS = 60_000;

/** Sessions are in the store, so every server process knows them and one that is revoked ends everywhere at once. */
export function keepSessions(
  pool: Pool,
  publicUrl: string | undefined,
  onSignIn: () => void = () => undefined,
): SessionKeeper {
  const cookie = sessionCookie(publicUrl);
  return {
    async find(request, reply) {
      const token = cookie.read(request);
      if (token === undefined) return null;
      const now = Date.now();
      const found = await findSession(pool, tokenHash(token), {
        usedSince: new Date(now - IDLE_MS),
        startedSince: new Date(now - LONGEST_MS),
        rotatedSince: new Date(now - EARLIER_TOKEN_FOR_MS),
      });
      if (found === null) return null;
      const { id, staff } = found;
      if (now - found.rotatedAt.getTime() >= ROTATED_EVERY_MS) {
        const next = newToken();
        // of requests that come together one gives the new token, the others are good for a minute
        if (await rotateSession(pool, id, tokenHash(token), tokenHash(next), new Date(now)))
          cookie.set(reply, next, LONGEST_MS / 1_000);
      } else if (now - found.lastUsedAt.getTime() >= TOUCHED_EVERY_MS) {
        await touchSession(pool, id, new Date(now));
      }
      return { id, staff };
    },
    async start(request, reply, staff, way) {
      const before = cookie.read(request);
      if (before !== undefined) await removeSession(pool, tokenHash(before));
      const token = newToken();
      await inTransaction(pool, async (client) => {
        await startSession(client, {
          memberId: staff.id,
          tokenHash: tokenHash(token),
          way,
          at: new Date(),
        });
        await recordChange(client, {
          by: staff,
          subject: 'staff',
          what: 'signed in',
          of: staff.email,
          after: { way },
        });
      });
      onSignIn();
      cookie.set(reply, token, LONGEST_MS / 1_000);
    },
    async end(request, reply) {
      const token = cookie.read(request);
      if (token !== undefined) await removeSession(pool, tokenHash(token));
      cookie.clear(reply);
    },
  };
}
