import { ROLES } from '@townlight/domain/staff';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { successReply } from '../success-reply.ts';
import { staffEmail } from './staff-email.ts';

/** `GET /api/staff/members`, for administrators: ordered by address. */
export const staffMembersReply = z.array(
  z.object({
    email: z.string(),
    role: z.enum(ROLES),
    invited_at: z.iso.datetime(),
    /** `null` while the invitation is pending. */
    last_signed_in_at: z.nullable(z.iso.datetime()),
    passkeys: z.int(),
    /** Browsers in which the person is signed in. */
    sessions: z.int(),
    /** Whether an unused link is still valid. */
    has_link: z.boolean(),
  }),
);
export type StaffMembersReply = z.infer<typeof staffMembersReply>;
export type StaffMember = StaffMembersReply[number];

/** `POST /api/staff/members`, for administrators: invites a person. */
export const staffInvitationRequest = z.object({ email: staffEmail, role: z.enum(ROLES) });
export type StaffInvitationRequest = z.infer<typeof staffInvitationRequest>;

/** `link` signs the person in once, within 24 hours, and is returned only here; `null` where it was mailed. */
export const staffInvitedReply = z.extend(successReply, { link: z.nullable(z.string()) });
export type StaffInvitedReply = z.infer<typeof staffInvitedReply>;

/** `PUT /api/staff/members/{email}` */
export const staffMemberChange = z.object({ role: z.enum(ROLES) });

/** Why a request about a member or a link was refused; the message explains it in a sentence. */
export const staffRefusalReason = z.enum([
  /** 400 */
  'link-used',
  'link-expired',
  'link-unknown',
  /** 403: passkeys and sessions are changed only soon after a sign-in */
  'sign-in-again',
  /** 404: no staff member has the address */
  'not-staff',
  /** 409: the invited person is already on the staff */
  'already-staff',
  /** 409: no administrator would be left */
  'last-administrator',
]);
export type StaffRefusalReason = z.infer<typeof staffRefusalReason>;

/** Reply to a request refused by a staff rule; other refusals have message and error alone. */
export const staffRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.optional(staffRefusalReason),
});

export const staffMembersRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/members',
  reply: staffMembersReply,
});

export const inviteStaffMemberRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/members',
  body: staffInvitationRequest,
  reply: staffInvitedReply,
});

export const renewStaffInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/members/:email/link',
  params: z.object({ email: z.string() }),
  reply: staffInvitedReply,
});

export const putStaffMemberRoute = defineRoute({
  method: 'PUT',
  path: '/api/staff/members/:email',
  params: z.object({ email: z.string() }),
  body: staffMemberChange,
  reply: successReply,
});

export const deleteStaffMemberRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/members/:email',
  params: z.object({ email: z.string() }),
  reply: successReply,
});

export const deleteStaffSessionsRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/members/:email/sessions',
  params: z.object({ email: z.string() }),
  reply: successReply,
});
