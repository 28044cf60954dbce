import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { newToken, tokenHash } from '../platform/random-token.ts';
import { staffCookie } from './cookie.ts';
import { type AttemptKind, saveAttempt, takeAttempt } from './store/attempts.ts';

export interface AttemptKeeper<Expected> {
  begin(reply: FastifyReply, expected: Expected): Promise<void>;
  /** Returns the expected values once. Undefined if this browser began no attempt, or the attempt has expired. */
  take(request: FastifyRequest, reply: FastifyReply): Promise<Expected | undefined>;
}

const LASTS_MS = 10 * 60_000;

/**
 * Stores sign-in attempts that take more than one request. A cookie binds the attempt to the browser that began it; the
 * expected values are in the database, so that every server process can finish it and it can be used only once.
 * @param sameSite `lax` if the browser returns from another site
 */
export function keepAttempts<Expected>(
  pool: Pool,
  publicUrl: string | undefined,
  kind: AttemptKind,
  shape: z.ZodType<Expected>,
  sameSite: 'strict' | 'lax' = 'strict',
): AttemptKeeper<Expected> {
  const cookie = staffCookie(`townlight-${kind}`, sameSite, publicUrl);
  return {
    async begin(reply, expected) {
      const token = newToken();
      const at = new Date();
      const expiresAt = new Date(at.getTime() + LASTS_MS);
      await saveAttempt(pool, { tokenHash: tokenHash(token), kind, expected, at, expiresAt });
      cookie.set(reply, token, LASTS_MS / 1_000);
    },
    async take(request, reply) {
      const token = cookie.read(request);
      if (token === undefined) return undefined;
      cookie.clear(reply);
      const expected = await takeAttempt(pool, tokenHash(token), kind, new Date());
      return expected === undefined ? undefined : shape.parse(expected);
    },
  };
}
