import { errorReply } from '@townlight/contract/error-reply';
import { staffChangesRoute } from '@townlight/contract/staff/changes';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireSession } from '../require-staff.ts';
import { readAuditLog } from '../store/audit-log.ts';
import type { StaffRouteContext } from './staff-route-context.ts';

const PAGE_SIZE = 100;

/** Registers the endpoint of the audit log. */
export function auditLogRoutes(app: App, context: StaffRouteContext): void {
  registerRoute(
    app,
    staffChangesRoute,
    {
      onRequest: requireSession(context),
      tags: ['Staff'],
      summary: 'Who changed what, newest first',
      responses: { 400: errorReply, 401: errorReply },
    },
    async ({ query }) =>
      (await readAuditLog(context.pool, { ...query, limit: PAGE_SIZE })).map((change) => ({
        ...change,
        at: change.at.toISOString(),
      })),
  );
}
