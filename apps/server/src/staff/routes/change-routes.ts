import { errorReply } from '@townlight/contract/errors';
import { staffChangesQuery, staffChangesReply } from '@townlight/contract/staff';
import type { App } from '../../platform/http/create-app.ts';
import { requireSession } from '../require-staff.ts';
import { readChanges } from '../store/changes.ts';
import type { StaffDesk } from './staff-desk.ts';

const CHANGES_AT_ONCE = 100;

/** Registers the endpoint of the audit log. */
export function changeRoutes(app: App, desk: StaffDesk): void {
  app.get(
    '/api/staff/changes',
    {
      onRequest: requireSession(desk),
      schema: {
        tags: ['Staff'],
        summary: 'Who changed what, newest first',
        querystring: staffChangesQuery,
        response: { 200: staffChangesReply, 400: errorReply, 401: errorReply },
      },
    },
    async ({ query }) =>
      (await readChanges(desk.pool, { ...query, most: CHANGES_AT_ONCE })).map((change) => ({
        ...change,
        at: change.at.toISOString(),
      })),
  );
}
