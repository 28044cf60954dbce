import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { createRandomToken, hashToken } from '../../../platform/random-token.ts';
import { createStaffCookie } from '../cookie.ts';
import { type AttemptKind, consumeAttempt, insertAttempt } from './attempts.ts';

export interface AttemptStore<Expected> {
  begin(reply: FastifyReply, expected: Expected): Promise<void>;
  /** Returns the expected values once. Undefined if this browser began no attempt, or the attempt has expired. */
  consume(request: FastifyRequest, reply: FastifyReply): Promise<Expected | undefined>;
}

const ATTEMPT_TTL_MS = 10 * 60_000;

/**
 * Stores sign-in attempts that take more than one request. A cookie binds the attempt to the browser that began it; the
 * expected values are in the database, so that every server process can finish it and it can be used only once.
 * @param sameSite `lax` if the browser returns from another site
 */
export function createAttemptStore<Expected>(
  pool: Pool,
  publicUrl: string | undefined,
  kind: AttemptKind,
  shape: z.ZodType<Expected>,
  sameSite: 'strict' | 'lax' = 'strict',
): AttemptStore<Expected> {
  const cookie = createStaffCookie(`townlight-${kind}`, sameSite, publicUrl);
  return {
    async begin(reply, expected) {
      const token = createRandomToken();
      const at = new Date();
      const expiresAt = new Date(at.getTime() + ATTEMPT_TTL_MS);
      await insertAttempt(pool, { tokenHash: hashToken(token), kind, expected, at, expiresAt });
      cookie.set(reply, token, ATTEMPT_TTL_MS / 1_000);
    },
    async consume(request, reply) {
      const token = cookie.read(request);
      if (token === undefined) return undefined;
      cookie.clear(reply);
      const expected = await consumeAttempt(pool, hashToken(token), kind, new Date());
      return expected === undefined ? undefined : shape.parse(expected);
    },
  };
}
