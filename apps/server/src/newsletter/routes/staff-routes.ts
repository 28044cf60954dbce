import { doneReply } from '@townlight/contract/done';
import { errorReply } from '@townlight/contract/errors';
import {
  automaticSetting,
  type EditionReply,
  editionParams,
  editionText,
  type LetterCounts,
  letterOf,
  letterPreview,
  type MailingReply,
  type NewsletterReply,
  newEdition,
  newsletterReply,
  schedule,
} from '@townlight/contract/newsletter';
import { AUTOMATIC_MAILINGS } from '@townlight/domain/newsletter';
import type { VisualCategory } from '@townlight/domain/subscriptions';
import { formatYearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import type { PartServer } from '../../platform/parts/part.ts';
import { requireSession, requireStaff, staffOf } from '../../staff/index.ts';
import type { Edition } from '../edition/edition.ts';
import type { NewsDesk } from '../edition/news-desk.ts';
import * as editing from '../edition/news-desk.ts';
import type { Letter } from '../letter/letter.ts';
import type { TestLetter } from '../letter/test-letter-job.ts';
import { readAutomatic, readEditions } from '../store/editions.ts';
import { countLetters, type MailingCounts } from '../store/progress.ts';
import { readSenderState } from '../store/sender-hold.ts';

const tags = ['Newsletter'];
const MOST_MAILINGS = 20;
const wrong = { 401: errorReply, 403: errorReply, 404: errorReply, 409: errorReply };

export interface StaffRoutesOptions {
  readonly desk: NewsDesk;
  /** Returns an email about a neighborhood; null if there is no such edition or neighborhood. */
  preview(id: string, of: { area: string; language: 'en' | 'es' }): Promise<Letter | null>;
  mailTest(given: TestLetter): Promise<void>;
}

/** Registers the endpoints with which staff manage editions. Each change is recorded in the audit log. */
export function staffNewsletterRoutes(
  app: App,
  server: Pick<PartServer<unknown>, 'pool' | 'publicUrl' | 'markChanged'>,
  { desk, preview, mailTest }: StaffRoutesOptions,
): void {
  const ROOT = '/api/staff/newsletter';
  const done = (message: string) => {
    server.markChanged();
    return { message, error: false } as const;
  };

  app.get(
    `${ROOT}/editions`,
    {
      onRequest: requireSession(server),
      schema: {
        tags,
        summary: 'The editions of the newsletter',
        description:
          'For staff; newest month first, with how many letters have gone out. `mailings` has weekly letters and alerts.',
        response: { 200: newsletterReply, 401: errorReply },
      },
    },
    async () => {
      const editions = await readEditions(desk.pool);
      const automatic = await readAutomatic(desk.pool);
      const counted = await countLetters(desk.pool);
      const mailings = new Map(counted.map((one) => [one.id, one]));
      const newest = desk.newestMonth();
      return {
        automatic,
        newest_month: newest === null ? null : formatYearMonth(newest),
        sender_problem: await readProblem(desk.pool),
        editions: editions.map((edition) => replyOf(edition, desk, mailings.get(edition.id))),
        mailings: counted.flatMap(mailingOf).slice(0, MOST_MAILINGS),
      };
    },
  );

  app.post(
    `${ROOT}/editions`,
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Start an edition',
        description: 'A draft for a month on record, with all sections and no note yet.',
        body: newEdition,
        response: { 200: doneReply, ...wrong },
      },
    },
    async (request) => {
      const { id } = await editing.draftEdition(desk, request.body.id, staffOf(request));
      return done(`Edition ${id} is now a draft.`);
    },
  );

  app.put(
    `${ROOT}/editions/:id`,
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Write the note of a draft, and choose its sections',
        params: editionParams,
        body: editionText,
        response: { 200: doneReply, ...wrong },
      },
    },
    async (request) => {
      const { id } = request.params;
      await editing.writeEdition(desk, id, request.body, staffOf(request));
      return done(`Edition ${id} is saved.`);
    },
  );

  app.post(
    `${ROOT}/editions/:id/schedule`,
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Schedule a draft',
        description: 'Its figures are frozen from now on; letters go out from the given time.',
        params: editionParams,
        body: schedule,
        response: { 200: doneReply, ...wrong },
      },
    },
    async (request) => {
      const { id } = request.params;
      await editing.scheduleEdition(desk, id, new Date(request.body.at), staffOf(request));
      return done(`Edition ${id} is scheduled.`);
    },
  );

  const moves = [
    [
      'unschedule',
      'Move a scheduled edition back to draft',
      editing.unscheduleEdition,
      'is a draft again',
    ],
    ['pause', 'Pause the letters that have not gone out', editing.pauseEdition, 'is paused'],
    ['resume', 'Resume sending', editing.resumeEdition, 'goes on'],
  ] as const;
  for (const [step, summary, move, told] of moves)
    app.post(
      `${ROOT}/editions/:id/${step}`,
      {
        onRequest: requireStaff(server),
        schema: { tags, summary, params: editionParams, response: { 200: doneReply, ...wrong } },
      },
      async (request) => {
        const { id } = await move(desk, request.params.id, staffOf(request));
        return done(`Edition ${id} ${told}.`);
      },
    );

  app.get(
    `${ROOT}/editions/:id/preview`,
    {
      onRequest: requireSession(server),
      schema: {
        tags,
        summary: 'A letter about one neighborhood',
        description: 'A draft uses current figures. Its personal links lead to the subscribe page.',
        params: editionParams,
        querystring: letterOf,
        response: { 200: letterPreview, ...wrong },
      },
    },
    async (request) => await letter(request.params.id, request.query),
  );

  app.post(
    `${ROOT}/editions/:id/test`,
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Send yourself a test',
        params: editionParams,
        body: letterOf,
        response: { 200: doneReply, ...wrong },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { id: memberId, email } = staffOf(request);
      await letter(id, request.body);
      await mailTest({ id, ...request.body, memberId });
      return { message: `A test is on its way to ${email}.`, error: false } as const;
    },
  );

  app.put(
    `${ROOT}/automatic`,
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Turn automatic editions on or off',
        description:
          'When on, a month is scheduled for the morning after its records are complete.',
        body: automaticSetting,
        response: { 200: doneReply, ...wrong },
      },
    },
    async (request) => {
      const { automatic } = request.body;
      await editing.setAutomatic(desk, automatic, staffOf(request));
      return done(automatic ? 'Editions now go out automatically.' : 'Editions now wait for you.');
    },
  );

  async function letter(id: string, of: { area: string; language: 'en' | 'es' }) {
    const found = await preview(id, of);
    if (found === null)
      throw new NotFound(`There is no edition ${id}, or it has no neighborhood “${of.area}”.`);
    return found;
  }
}

function replyOf(
  edition: Edition,
  desk: NewsDesk,
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
    newer_figures: edition.versions !== null && desk.isOlder(edition.versions),
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

function countsOf(mailing: MailingCounts): LetterCounts {
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
