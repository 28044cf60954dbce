import { errorReply } from '@townlight/contract/error-reply';
import { runSourceRoute, type StaffSource, staffSourcesRoute } from '@townlight/contract/sources';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { DetailedHttpError, NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { recordAuditChange, requireSession, requireStaff, staffOf } from '../../staff/index.ts';
import type { RunSourceJob } from '../jobs.ts';
import { toSourceReply } from '../source-status-cache.ts';
import { makeSourceDue, readSources, type Source } from '../store.ts';

const tags = ['Sources'];

/** Registers the staff routes that list the sources and run one immediately. */
export function registerStaffSourceRoutes(
  app: App,
  server: FeatureServerContext<unknown>,
  { clock, runSource }: { clock: () => Date; runSource: RunSourceJob },
): void {
  const { pool, send } = server;

  registerRoute(
    app,
    staffSourcesRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'The sources with the results of their last runs',
      description: 'For staff. Empty if everything is loaded by hand.',
      responses: { 401: errorReply },
    },
    async () => {
      const now = clock();
      return (await readSources(pool)).map((source) => describeForStaff(source, now));
    },
  );

  registerRoute(
    app,
    runSourceRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Check a source now',
      description:
        'Even if it is not due. The run starts within seconds, in one of the servers. A paused source stays paused: ' +
        '`townlight source resume` starts it again.',
      responses: { 401: errorReply, 403: errorReply, 404: errorReply, 409: errorReply },
    },
    async (request) => {
      const { name } = request.params;
      const source = await inTransaction(pool, async (client) => {
        const found = await makeSourceDue(client, name, clock());
        if (found !== undefined && !found.paused)
          await recordAuditChange(client, {
            by: staffOf(request),
            subject: 'sources',
            what: 'asked now',
            of: name,
          });
        return found;
      });
      if (source === undefined)
        throw new NotFound(`There is no source “${name}”; townlight source list shows them all.`);
      if (source.paused)
        throw new DetailedHttpError(
          409,
          `${source.title} is paused; townlight source resume ${name} starts it again.`,
          {},
        );
      await send(runSource, { name }, { key: name });
      return { message: `${source.title} is being checked.`, error: false } as const;
    },
  );
}

function describeForStaff(source: Source, now: Date): StaffSource {
  return {
    ...toSourceReply(source, now),
    run_at: source.lastRunAt?.toISOString() ?? null,
    run_result: source.lastResult,
    run_message: source.lastMessage,
    running: source.lockedUntil !== null && source.lockedUntil > now,
  };
}
