import { doneReply } from '@townlight/contract/done';
import { errorReply } from '@townlight/contract/errors';
import { type StaffSource, staffSources } from '@townlight/contract/sources';
import { z } from 'zod';
import { inTransaction } from '../platform/database/transaction.ts';
import type { App } from '../platform/http/create-app.ts';
import { NotFound, Refused } from '../platform/http/errors.ts';
import type { PartServer } from '../platform/parts/part.ts';
import { recordChange, requireSession, requireStaff, staffOf } from '../staff/index.ts';
import type { RunSource } from './jobs.ts';
import { describeSource } from './keep-sources.ts';
import { makeDue, readSources, type Source } from './store.ts';

const tags = ['Sources'];

/** Registers the staff routes that list the sources and run one immediately. */
export function staffSourceRoutes(
  app: App,
  server: PartServer<unknown>,
  { clock, runSource }: { clock: () => Date; runSource: RunSource },
): void {
  const { pool, send } = server;

  app.get(
    '/api/staff/sources',
    {
      onRequest: requireSession(server),
      schema: {
        tags,
        summary: 'The sources with the results of their last runs',
        description: 'For staff. Empty if everything is loaded by hand.',
        response: { 200: staffSources, 401: errorReply },
      },
    },
    async () => {
      const now = clock();
      return (await readSources(pool)).map((source) => describeForStaff(source, now));
    },
  );

  app.post(
    '/api/staff/sources/:name/run',
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Check a source now',
        description:
          'Even if it is not due. The run starts within seconds, in one of the servers. A paused source stays paused: ' +
          '`townlight source resume` starts it again.',
        params: z.object({ name: z.string().min(1).max(100) }),
        response: {
          200: doneReply,
          401: errorReply,
          403: errorReply,
          404: errorReply,
          409: errorReply,
        },
      },
    },
    async (request) => {
      const { name } = request.params;
      const source = await inTransaction(pool, async (client) => {
        const found = await makeDue(client, name, clock());
        if (found !== undefined && !found.paused)
          await recordChange(client, {
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
        throw new Refused(
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
    ...describeSource(source, now),
    run_at: source.lastRunAt?.toISOString() ?? null,
    run_result: source.lastResult,
    run_message: source.lastMessage,
    running: source.heldUntil !== null && source.heldUntil > now,
  };
}
