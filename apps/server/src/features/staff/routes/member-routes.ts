import { errorReply } from '@townlight/contract/error-reply';
import {
  deleteStaffMemberRoute,
  deleteStaffSessionsRoute,
  inviteStaffMemberRoute,
  putStaffMemberRoute,
  renewStaffInvitationRoute,
  type StaffInvitedReply,
  staffMembersRoute,
  staffRefusal,
} from '@townlight/contract/staff/members';
import { normalizeEmail } from '@townlight/domain/email';
import type { App } from '../../../platform/http/create-app.ts';
import { DetailedHttpError } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireSession, requireStaff, staffOf } from '../require-staff.ts';
import {
  changeRole,
  inviteAgain,
  inviteNewMember,
  MemberRefusal,
  type MemberRefusalReason,
  removeMember,
  signOutMember,
} from '../store/change-members.ts';
import { readMembers } from '../store/members.ts';
import type { Staff } from '../store/sessions.ts';
import { invitationRateLimit } from './limits.ts';
import type { StaffRouteContext } from './staff-route-context.ts';

const tags = ['Staff'];
const refusals = { 400: errorReply, 401: errorReply, 403: errorReply, 404: staffRefusal };

/**
 * Registers the endpoints with which administrators invite, change, sign out and remove members, as `townlight staff`
 * does.
 */
export function memberRoutes(app: App, context: StaffRouteContext): void {
  const { pool, markChanged } = context;
  const onRequest = requireStaff(context, 'administrator');

  registerRoute(
    app,
    staffMembersRoute,
    {
      onRequest: requireSession(context, 'administrator'),
      tags,
      summary: 'Who is staff, for administrators',
      responses: { 401: errorReply, 403: errorReply },
    },
    async () =>
      (await readMembers(pool)).map((member) => ({
        email: member.email,
        role: member.role,
        invited_at: member.invitedAt.toISOString(),
        last_signed_in_at: member.lastSignedInAt?.toISOString() ?? null,
        passkeys: member.passkeys,
        sessions: member.sessions,
        has_link: member.hasLink,
      })),
  );

  registerRoute(
    app,
    inviteStaffMemberRoute,
    {
      onRequest,
      config: invitationRateLimit(),
      tags,
      summary: 'Invite someone to the staff, for administrators',
      description: 'The link is mailed; where that is not possible, the reply has it, this once.',
      responses: { ...refusals, 409: staffRefusal, 429: errorReply },
    },
    async (request) => {
      const { role } = request.body;
      const email = memberEmail(request.body.email);
      const member = await rethrowRefusal(inviteNewMember(pool, email, role, staffOf(request)));
      markChanged();
      return await sendInvitationReply(context, member);
    },
  );

  registerRoute(
    app,
    renewStaffInvitationRoute,
    {
      onRequest,
      config: invitationRateLimit(),
      tags,
      summary: 'Give a member another link that signs in once, for administrators',
      description: 'The link is mailed; where that is not possible, the reply has it, this once.',
      responses: { ...refusals, 429: errorReply },
    },
    async (request) => {
      const email = memberEmail(request.params.email);
      const member = await rethrowRefusal(inviteAgain(pool, email, staffOf(request)));
      markChanged();
      return await sendInvitationReply(context, member);
    },
  );

  registerRoute(
    app,
    putStaffMemberRoute,
    {
      onRequest,
      tags,
      summary: 'Give a member another role, for administrators',
      responses: { ...refusals, 409: staffRefusal },
    },
    async (request) => {
      const email = memberEmail(request.params.email);
      const { role } = await rethrowRefusal(
        changeRole(pool, email, request.body.role, staffOf(request)),
      );
      markChanged();
      return { message: `${email} is an ${role}.`, error: false as const };
    },
  );

  registerRoute(
    app,
    deleteStaffMemberRoute,
    {
      onRequest,
      tags,
      summary: 'Remove someone from the staff, for administrators',
      responses: { ...refusals, 409: staffRefusal },
    },
    async (request) => {
      const email = memberEmail(request.params.email);
      await rethrowRefusal(removeMember(pool, email, staffOf(request)));
      markChanged();
      return { message: `${email} is no longer staff.`, error: false as const };
    },
  );

  registerRoute(
    app,
    deleteStaffSessionsRoute,
    {
      onRequest,
      tags,
      summary: 'Sign someone out everywhere, for administrators',
      responses: refusals,
    },
    async (request) => {
      const email = memberEmail(request.params.email);
      const ended = await rethrowRefusal(signOutMember(pool, email, staffOf(request)));
      markChanged();
      const where = ended === 1 ? '1 browser' : `${ended} browsers`;
      return { message: `${email} is signed out of ${where}.`, error: false as const };
    },
  );
}

/** Sends the invitation. If it was not mailed, the reply contains the link for the administrator to pass on. */
async function sendInvitationReply(
  context: StaffRouteContext,
  member: Staff,
): Promise<StaffInvitedReply> {
  const { link, mail } = await context.invite(member);
  const { email } = member;
  if (mail === 'taken')
    return {
      message: `A link was mailed to ${email}. It signs them in once, within 24 hours.`,
      error: false,
      link: null,
    };
  if (mail !== 'none') context.log.warn(`an invitation was not mailed: ${mail.message}`);
  const why = mail === 'none' ? 'This site sends no mail.' : 'The mail server did not take it.';
  return {
    message: `${why} Hand this link to ${email} yourself. It signs them in once, within 24 hours.`,
    error: false,
    link,
  };
}

/** Returns the normalized address. @throws Refused if it is not an email address */
function memberEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) throw refusal('not-staff', text);
  return email;
}

const REFUSALS: Record<
  MemberRefusalReason,
  { status: number; formatMessage: (email: string) => string }
> = {
  'not-staff': { status: 404, formatMessage: () => 'Nobody on the staff has this address.' },
  'already-staff': {
    status: 409,
    formatMessage: (email) =>
      `${email} is staff already. Change the role in the list, or send a new link.`,
  },
  'last-administrator': {
    status: 409,
    formatMessage: (email) =>
      `${email} is the only administrator who has signed in. Have another administrator sign in first.`,
  },
};

function refusal(reason: MemberRefusalReason, email: string): DetailedHttpError {
  const { status, formatMessage } = REFUSALS[reason];
  return new DetailedHttpError(status, formatMessage(email), { reason });
}

/** Rethrows a `MemberRefusal` as an HTTP error. */
async function rethrowRefusal<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error) => {
    throw error instanceof MemberRefusal ? refusal(error.reason, error.email) : error;
  });
}
