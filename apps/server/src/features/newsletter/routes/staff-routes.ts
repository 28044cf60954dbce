import { errorReply } from '@townlight/contract/error-reply';
import {
  createEditionRoute,
  type EditionReply,
  type EmailCounts,
  editionsRoute,
  emailPreviewRoute,
  type MailingReply,
  type NewsletterReply,
  pauseEditionRoute,
  resumeEditionRoute,
  saveEditionRoute,
  scheduleEditionRoute,
  sendTestEmailRoute,
  setAutomaticSendingRoute,
  unscheduleEditionRoute,
} from '@townlight/contract/newsletter';
import { AUTOMATIC_MAILINGS } from '@townlight/domain/newsletter';
import type { VisualCategory } from '@townlight/domain/subscriptions';
import { formatYearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireSession, requireStaff, staffOf } from '../../staff/index.ts';
import type { Edition } from '../edition/edition.ts';
import type { EditionContext } from '../edition/edition-workflow.ts';
import * as editing from '../edition/edition-workflow.ts';
import type { EmailContent } from '../email/email-content.ts';
import type { TestEmailRequest } from '../email/test-email-job.ts';
import { readAutomaticSetting, readEditions } from '../store/editions.ts';
import { countEmailsByState, type MailingCounts } from '../store/progress.ts';
import { readSenderState } from '../store/sender-state.ts';

const tags = ['Newsletter'];
const MAX_MAILINGS = 20;
const wrong = { 401: errorReply, 403: errorReply, 404: errorReply, 409: errorReply };

export interface NewsletterStaffRoutesOptions {
  readonly context: EditionContext;
  /** Returns an email about a neighborhood; null if there is no such edition or neighborhood. */
  preview(id: string, of: { area: string; language: 'en' | 'es' }): Promise<EmailContent | null>;
  mailTest(given: TestEmailRequest): Promise<void>;
}

/** Registers the endpoints with which staff manage editions. Each change is recorded in the audit log. */
export function newsletterStaffRoutes(
  app: App,
  server: Pick<FeatureServerContext<unknown>, 'pool' | 'publicUrl' | 'markChanged'>,
  { context, preview, mailTest }: NewsletterStaffRoutesOptions,
): void {
  const done = (message: string) => {
    server.markChanged();
    return { message, error: false } as const;
  };

  registerRoute(
    app,
    editionsRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'The editions of the newsletter',
      description:
        'For staff; newest month first, with how many letters have gone out. `mailings` has weekly letters and alerts.',
      responses: { 401: errorReply },
    },
    async () => {
      const editions = await readEditions(context.pool);
      const automatic = await readAutomaticSetting(context.pool);
      const counted = await countEmailsByState(context.pool);
      const mailings = new Map(counted.map((one) => [one.id, one]));
      const newest = context.newestMonth();
      return {
        automatic,
        newest_month: newest === null ? null : formatYearMonth(newest),
        sender_problem: await readProblem(context.pool),
        editions: editions.map((edition) => replyOf(edition, context, mailings.get(edition.id))),
        mailings: counted.flatMap(mailingOf).slice(0, MAX_MAILINGS),
      };
    },
  );

  registerRoute(
    app,
    createEditionRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Start an edition',
      description: 'A draft for a month on record, with all sections and no note yet.',
      responses: wrong,
    },
    async (request) => {
      const { id } = await editing.draftEdition(context, request.body.id, staffOf(request));
      return done(`Edition ${id} is now a draft.`);
    },
  );

  registerRoute(
    app,
    saveEditionRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Write the note of a draft, and choose its sections',
      responses: wrong,
    },
    async (request) => {
      const { id } = request.params;
      await editing.updateDraft(context, id, request.body, staffOf(request));
      return done(`Edition ${id} is saved.`);
    },
  );

  registerRoute(
    app,
    scheduleEditionRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Schedule a draft',
      description: 'Its figures are frozen from now on; letters go out from the given time.',
      responses: wrong,
    },
    async (request) => {
      const { id } = request.params;
      await editing.scheduleEdition(context, id, new Date(request.body.at), staffOf(request));
      return done(`Edition ${id} is scheduled.`);
    },
  );

  const moves = [
    [
      unscheduleEditionRoute,
      'Move a scheduled edition back to draft',
      editing.unscheduleEdition,
      'is a draft again',
    ],
    [
      pauseEditionRoute,
      'Pause the letters that have not gone out',
      editing.pauseEdition,
      'is paused',
    ],
    [resumeEditionRoute, 'Resume sending', editing.resumeEdition, 'goes on'],
  ] as const;
  for (const [route, summary, move, outcome] of moves)
    registerRoute(
      app,
      route,
      { onRequest: requireStaff(server), tags, summary, responses: wrong },
      async (request) => {
        const { id } = await move(context, request.params.id, staffOf(request));
        return done(`Edition ${id} ${outcome}.`);
      },
    );

  registerRoute(
    app,
    emailPreviewRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'A letter about one neighborhood',
      description: 'A draft uses current figures. Its personal links lead to the subscribe page.',
      responses: wrong,
    },
    async (request) => await previewOrNotFound(request.params.id, request.query),
  );

  registerRoute(
    app,
    sendTestEmailRoute,
    { onRequest: requireStaff(server), tags, summary: 'Send yourself a test', responses: wrong },
    async (request) => {
      const { id } = request.params;
      const { id: memberId, email } = staffOf(request);
      await previewOrNotFound(id, request.body);
      await mailTest({ id, ...request.body, memberId });
      return { message: `A test is on its way to ${email}.`, error: false } as const;
    },
  );

  registerRoute(
    app,
    setAutomaticSendingRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Turn automatic editions on or off',
      description: 'When on, a month is scheduled for the morning after its records are complete.',
      responses: wrong,
    },
    async (request) => {
      const { automatic } = request.body;
      await editing.setAutomaticEditions(context, automatic, staffOf(request));
      return done(automatic ? 'Editions now go out automatically.' : 'Editions now wait for you.');
    },
  );

  async function previewOrNotFound(id: string, of: { area: string; language: 'en' | 'es' }) {
    const found = await preview(id, of);
    if (found === null)
      throw new NotFound(`There is no edition ${id}, or it has no neighborhood “${of.area}”.`);
    return found;
  }
}

function replyOf(
  edition: Edition,
  context: EditionContext,
  mailing: MailingCounts | undefined,
): EditionReply {
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: edition.id,
    state: edition.state,
    categories: edition.categories as VisualCategory[],
    notes: edition.notes,
    scheduled_at: time(edition.scheduledAt),
    sending_at: time(edition.sendingAt),
    sent_at: time(edition.sentAt),
    created_by: edition.createdBy,
    scheduled_by: edition.scheduledBy,
    newer_figures: edition.versions !== null && context.isOlder(edition.versions),
    letters: mailing === undefined ? null : countsOf(mailing),
  };
}

/** Returns an empty array for an edition. */
function mailingOf(mailing: MailingCounts): MailingReply[] {
  const kind = AUTOMATIC_MAILINGS.find((one) => one === mailing.kind);
  if (kind === undefined) return [];
  return [
    {
      id: mailing.id,
      kind,
      began_at: mailing.beganAt.toISOString(),
      ended_at: mailing.endedAt?.toISOString() ?? null,
      letters: countsOf(mailing),
    },
  ];
}

async function readProblem(pool: Pool): Promise<NewsletterReply['sender_problem']> {
  const { problem, notBefore } = await readSenderState(pool);
  if (problem === null || notBefore === null) return null;
  return { text: problem, resumes_at: notBefore.toISOString() };
}

function countsOf(mailing: MailingCounts): EmailCounts {
  const { accepted, refused, givenUp } = mailing;
  const waiting = mailing.waiting + mailing.inHand;
  return {
    complete: mailing.isFilled,
    all: waiting + accepted + refused + givenUp,
    accepted,
    waiting,
    retrying: mailing.retrying,
    refused,
    given_up: givenUp,
    left_out: mailing.leftOut,
    bounced: mailing.bounced,
    complained: mailing.complained,
    per_second: mailing.lately / mailing.latelySeconds,
  };
}
