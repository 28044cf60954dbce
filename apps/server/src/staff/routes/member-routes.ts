import { doneReply } from '@townlight/contract/done';
import { errorReply } from '@townlight/contract/errors';
import { staffChangesQuery, staffChangesReply, staffMembersReply } from '@townlight/contract/staff';
import { readEmail } from '@townlight/domain/email';
import { z } from 'zod';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { requireSession, requireStaff, staffOf } from '../require-staff.ts';
import { readChanges } from '../store/changes.ts';
import { readMembers, signOutMember } from '../store/members.ts';
import type { StaffDesk } from './staff-desk.ts';

const tags = ['Staff'];
const CHANGES_AT_ONCE = 100;

/** Who is staff, and who changed what. */
export function memberRoutes(app: App, desk: StaffDesk): void {
  const { pool, markChanged } = desk;

  app.get(
    '/api/staff/members',
    {
      onRequest: requireSession(desk, 'administrator'),
      schema: {
        tags,
        summary: 'Who is staff, for administrators',
        response: { 200: staffMembersReply, 401: errorReply, 403: errorReply },
      },
    },
    async () =>
      (await readMembers(pool)).map((member) => ({
        email: member.email,
        role: member.role,
        invited_at: member.invitedAt.toISOString(),
        last_signed_in_at: member.lastSignedInAt?.toISOString() ?? null,
        passkeys: member.passkeys,
        sessions: member.sessions,
      })),
  );

  app.delete(
    '/api/staff/members/:email/sessions',
    {
      onRequest: requireStaff(desk, 'administrator'),
      schema: {
        tags,
        summary: 'Sign someone out everywhere, for administrators',
        params: z.object({ email: z.string() }),
        response: { 200: doneReply, 401: errorReply, 403: errorReply, 404: errorReply },
      },
    },
    async (request) => {
      const email = readEmail(request.params.email);
      const ended = email === null ? null : await signOutMember(pool, email, staffOf(request));
      if (ended === null) throw new NotFound('Nobody on the staff has this address.');
      markChanged();
      const where = ended === 1 ? '1 browser' : `${ended} browsers`;
      return { message: `${email} is signed out of ${where}.`, error: false as const };
    },
  );

  app.get(
    '/api/staff/changes',
    {
      onRequest: requireSession(desk),
      schema: {
        tags,
        summary: 'Who changed what, newest first',
        querystring: staffChangesQuery,
        response: { 200: staffChangesReply, 400: errorReply, 401: errorReply },
      },
    },
    async ({ query }) =>
      (await readChanges(pool, { ...query, most: CHANGES_AT_ONCE })).map((change) => ({
        ...change,
        at: change.at.toISOString(),
      })),
  );
}
