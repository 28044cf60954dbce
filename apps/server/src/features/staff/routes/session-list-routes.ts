import { errorReply } from '@townlight/contract/error-reply';
import { staffRefusal } from '@townlight/contract/staff/members';
import {
  deleteOtherSessionsRoute,
  deleteStaffSessionRoute,
  staffSessionsRoute,
} from '@townlight/contract/staff/sessions';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireNewSignIn, requireSession, sessionOf, staffOf } from '../require-staff.ts';
import { endSessions, readSessions } from '../store/session-list.ts';
import type { StaffRouteContext } from './staff-route-context.ts';

const tags = ['Staff'];
const refusals = { 401: errorReply, 403: staffRefusal };

/** Registers the endpoints with which a member sees and ends their sessions. */
export function sessionListRoutes(app: App, context: StaffRouteContext): void {
  const { pool, markChanged } = context;
  const newlySignedIn = { onRequest: requireNewSignIn(context), tags };

  registerRoute(
    app,
    staffSessionsRoute,
    {
      onRequest: requireSession(context),
      tags,
      summary: 'The browsers in which the person is signed in',
      responses: { 401: errorReply },
    },
    async (request) =>
      (await readSessions(pool, staffOf(request).id)).map((session) => ({
        id: session.id,
        started_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
        browser: session.browser,
        is_current: session.id === sessionOf(request).id,
      })),
  );

  registerRoute(
    app,
    deleteStaffSessionRoute,
    {
      ...newlySignedIn,
      summary: 'Sign out one of your browsers',
      responses: { ...refusals, 404: errorReply },
    },
    async (request) => {
      const { id } = request.params;
      if ((await endSessions(pool, staffOf(request), { id })) === 0)
        throw new NotFound('You are not signed in there.');
      markChanged();
      return { message: '1 browser was signed out.', error: false as const };
    },
  );

  registerRoute(
    app,
    deleteOtherSessionsRoute,
    { ...newlySignedIn, summary: 'Sign out all your other browsers', responses: refusals },
    async (request) => {
      const ended = await endSessions(pool, staffOf(request), { allBut: sessionOf(request).id });
      if (ended > 0) markChanged();
      const browsers = ended === 1 ? '1 browser was' : `${ended} browsers were`;
      return { message: `${browsers} signed out.`, error: false as const };
    },
  );
}
