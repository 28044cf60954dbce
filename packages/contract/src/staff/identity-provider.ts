import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

/**
 * `GET /api/staff/provider`: path of the page to continue with; the staff home where it is omitted or not on this
 * site.
 */
export const staffProviderQuery = z.object({
  to: z.optional(z.string().check(z.maxLength(1_000))),
});

/**
 * Why a sign-in through an identity provider failed, shown by `/staff/sign-in?problem=…`. `expired`: the round trip
 * took too long, or began in another browser. `other-account`: the member's address belongs to an account other than
 * the one that signed in first.
 */
export const PROVIDER_ERRORS = [
  'refused',
  'not-verified',
  'not-invited',
  'other-account',
  'expired',
  'unreachable',
] as const;
export type ProviderError = (typeof PROVIDER_ERRORS)[number];

export const beginProviderSignInRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/provider',
  query: staffProviderQuery,
});

export const providerCallbackRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/provider/callback',
});
