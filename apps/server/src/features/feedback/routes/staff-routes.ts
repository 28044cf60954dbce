import { errorReply } from '@townlight/contract/error-reply';
import {
  deleteFeedbackRoute,
  FEEDBACK_PAGE_SIZE,
  type FeedbackEntry,
  feedbackCountsRoute,
  feedbackCsvRoute,
  feedbackListRoute,
  setFeedbackHandledRoute,
} from '@townlight/contract/feedback';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { recordAuditChange, requireSession, requireStaff, staffOf } from '../../staff/index.ts';
import { deleteFeedback } from '../delete-feedback.ts';
import { formatFeedbackCsv } from '../describe-feedback.ts';
import { recordFeedbackDownload } from '../record-download.ts';
import { type StoredFeedback, setHandledBy } from '../store/entries.ts';
import {
  countFeedback,
  countFeedbackByPageKind,
  countMatchingFeedback,
  findFeedback,
} from '../store/find-feedback.ts';

const tags = ['Feedback'];
const refusals = { 400: errorReply, 401: errorReply, 403: errorReply, 404: errorReply };

/** Registers the endpoints with which staff read feedback, mark it as handled and delete it. */
export function feedbackStaffRoutes(
  app: App,
  server: FeatureServerContext<unknown>,
  timeZone: string,
): void {
  const { pool, markChanged } = server;

  registerRoute(
    app,
    feedbackListRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'What readers wrote, newest first',
      description: `For staff. ${FEEDBACK_PAGE_SIZE} entries a page. Days are those of the county's calendar.`,
      responses: { 400: errorReply, 401: errorReply },
    },
    async ({ query: { page = 1, ...filter } }) => ({
      found: await countMatchingFeedback(pool, filter, timeZone),
      entries: (
        await findFeedback(pool, filter, {
          timeZone,
          limit: FEEDBACK_PAGE_SIZE,
          skip: (page - 1) * FEEDBACK_PAGE_SIZE,
        })
      ).map(toFeedbackEntry),
      kinds: await countFeedbackByPageKind(pool),
    }),
  );

  registerRoute(
    app,
    feedbackCsvRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'The same entries as one table',
      description:
        'For staff. An apostrophe comes before anything that a spreadsheet would take for a formula. The download is in the audit log.',
      responses: { 400: errorReply, 401: errorReply },
    },
    async (request, reply) => {
      const { query } = request;
      const entries = await findFeedback(pool, query, { timeZone });
      // The download is recorded before the first byte is sent, so that no download goes unrecorded.
      await inTransaction(pool, (client) =>
        recordFeedbackDownload(client, staffOf(request), entries.length, query),
      );
      markChanged();
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="feedback.csv"');
      return formatFeedbackCsv(entries);
    },
  );

  registerRoute(
    app,
    feedbackCountsRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'How many entries there are, and how many are not handled yet',
      responses: { 401: errorReply },
    },
    async () => await countFeedback(pool),
  );

  registerRoute(
    app,
    setFeedbackHandledRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Mark an entry as handled, or as not handled',
      responses: { ...refusals, 415: errorReply },
    },
    async (request) => {
      const { id } = request.params;
      const { handled } = request.body;
      const by = staffOf(request);
      const changed = await inTransaction(pool, async (client) => {
        const done = await setHandledBy(client, id, handled ? by.email : null);
        if (done === null) throw entryNotFound(id);
        if (done)
          await recordAuditChange(client, {
            by,
            subject: 'feedback',
            what: handled ? 'handled' : 'opened again',
            of: `feedback ${id}`,
            before: { handled: !handled },
            after: { handled },
          });
        return done;
      });
      if (!changed) return { message: 'Nothing needed to change.', error: false as const };
      markChanged();
      return {
        message: handled ? 'Marked as handled.' : 'Marked as not handled.',
        error: false as const,
      };
    },
  );

  registerRoute(
    app,
    deleteFeedbackRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Delete an entry, for instance one with private information',
      description:
        'Its text is gone for good; the audit log keeps its number and page. Earlier backups still have it.',
      responses: refusals,
    },
    async (request) => {
      const { id } = request.params;
      if (!(await deleteFeedback(pool, id, staffOf(request)))) throw entryNotFound(id);
      markChanged();
      return { message: 'The entry was deleted.', error: false as const };
    },
  );
}

function toFeedbackEntry(entry: StoredFeedback): FeedbackEntry {
  const { handledAt, handledBy } = entry;
  return {
    id: entry.id,
    submitted_at: entry.submittedAt.toISOString(),
    page: entry.page,
    language: entry.language,
    comment: entry.comment,
    looking_for: entry.lookingFor,
    handled:
      handledAt === null ? null : { at: handledAt.toISOString(), by: handledBy ?? 'command line' },
  };
}

function entryNotFound(id: number): NotFound {
  return new NotFound(`There is no feedback ${id}; it may have been deleted.`);
}
