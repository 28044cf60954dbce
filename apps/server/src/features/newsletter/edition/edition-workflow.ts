import { isDeepStrictEqual } from 'node:util';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { formatYearMonth, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bumpVersion } from '../../../platform/database/version.ts';
import { DetailedHttpError } from '../../../platform/http/errors.ts';
import { type AuditChange, recordAuditChange } from '../../staff/index.ts';
import {
  insertDraft,
  lockEdition,
  saveAutomaticSetting,
  transitionEdition,
  updateDraftText,
  updateSchedule,
} from '../store/editions.ts';
import { deleteEditionFacts, replaceEditionFacts } from '../store/facts.ts';
import type { AreaEditionFacts } from './area-edition-facts.ts';
import type { Edition } from './edition.ts';

/**
 * The name of editions in `data_version`. The version is raised when emails may be due, so that each server checks at
 * once.
 */
export const NEWSLETTER_FEATURE_NAME = 'newsletter';

/** Who changes an edition: a member of staff, the operator, or a scheduled job. */
export type Editor = AuditChange['by'];

/** The data that changes of editions need. */
export interface EditionContext {
  readonly pool: Pool;
  /** The last complete month with records; null before any is loaded. */
  newestMonth(): YearMonth | null;
  /** Returns the figures of a month as they are published now, and the versions of their datasets. */
  liveFacts(month: YearMonth): {
    readonly facts: readonly AreaEditionFacts[];
    readonly versions: Readonly<Record<string, number>>;
  };
  /** Returns whether a newer version of these datasets has been published. */
  isOlder(versions: Readonly<Record<string, number>>): boolean;
}

const nameOf = (by: Editor) => (typeof by === 'string' ? by : by.email);

/** Creates a draft with all sections. @throws Refused if the edition exists, or its month is not complete */
export async function draftEdition(
  context: EditionContext,
  id: string,
  by: Editor,
): Promise<Edition> {
  const period = parseYearMonth(id);
  const newest = context.newestMonth();
  if (period === null || newest === null || period > newest)
    throw new DetailedHttpError(
      409,
      newest === null
        ? 'No records are loaded yet, so there is no month to write about.'
        : `There are no full records of ${id}; the last full month is ${formatYearMonth(newest)}.`,
      {},
    );
  return await change(context, { by, what: 'drafted', of: id }, async (client) => {
    const draft = await insertDraft(client, {
      id,
      period,
      categories: VISUAL_CATEGORIES,
      createdBy: nameOf(by),
    });
    if (draft === null) throw new DetailedHttpError(409, `Edition ${id} already exists.`, {});
    return draft;
  });
}

type EditionText = Pick<Edition, 'notes' | 'categories'>;

/**
 * Saves the note and the sections of a draft.
 * @param before the state that the editor started from, to detect concurrent changes
 * @throws Refused if it is no longer a draft, or someone else has saved since
 */
export function updateDraft(
  context: EditionContext,
  id: string,
  { before, ...text }: EditionText & { readonly before?: EditionText | undefined },
  by: Editor,
): Promise<Edition> {
  return change(context, { by, what: 'wrote', of: id, after: text }, async (client) => {
    const now = await lockEdition(client, id);
    const isDraft = now?.state === 'draft';
    if (before !== undefined && isDraft && !isSameText(before, now))
      throw new DetailedHttpError(
        409,
        `Someone else saved edition ${id} after you started; look at their text before you save yours.`,
        {},
      );
    return found(
      await updateDraftText(client, id, text),
      `Edition ${id} is no longer a draft, so its text cannot change.`,
    );
  });
}

function isSameText(one: EditionText, other: EditionText): boolean {
  return (
    one.notes.en === other.notes.en &&
    one.notes.es === other.notes.es &&
    isDeepStrictEqual(one.categories, other.categories)
  );
}

/**
 * Schedules a draft and stores the current figures with it, so that later releases do not change it.
 * @throws Refused if it is not a draft
 */
export async function scheduleEdition(
  context: EditionContext,
  id: string,
  at: Date,
  by: Editor,
): Promise<Edition> {
  return await change(context, { by, what: 'scheduled', of: id, after: { at } }, async (client) => {
    const draft = found(await lockEdition(client, id), `There is no edition ${id}.`);
    const { facts, versions } = context.liveFacts(draft.period);
    found(
      await transitionEdition(client, id, 'scheduled'),
      `Edition ${id} is ${draft.state}; only a draft can be scheduled.`,
    );
    await replaceEditionFacts(client, id, facts);
    await bumpVersion(client, NEWSLETTER_FEATURE_NAME);
    return await updateSchedule(client, id, { at, versions, by: nameOf(by) });
  });
}

/** Moves a scheduled edition back to draft and deletes its figures. @throws Refused if sending has begun */
export function unscheduleEdition(
  context: EditionContext,
  id: string,
  by: Editor,
): Promise<Edition> {
  return change(context, { by, what: 'taken back', of: id }, async (client) => {
    found(
      await transitionEdition(client, id, 'draft'),
      `Edition ${id} is not scheduled, so it cannot be moved back to draft.`,
    );
    await deleteEditionFacts(client, id);
    return await updateSchedule(client, id, null);
  });
}

/** Pauses sending. @throws Refused if the edition is not being sent */
export function pauseEdition(context: EditionContext, id: string, by: Editor): Promise<Edition> {
  return change(context, { by, what: 'paused', of: id }, async (client) =>
    found(await transitionEdition(client, id, 'paused'), `Edition ${id} is not being sent.`),
  );
}

/** Resumes sending. @throws Refused if the edition is not paused */
export function resumeEdition(context: EditionContext, id: string, by: Editor): Promise<Edition> {
  return change(context, { by, what: 'resumed', of: id }, async (client) => {
    const edition = await lockEdition(client, id);
    if (edition?.state !== 'paused')
      throw new DetailedHttpError(409, `Edition ${id} is not paused.`, {});
    await bumpVersion(client, NEWSLETTER_FEATURE_NAME);
    return found(await transitionEdition(client, id, 'sending'), `Edition ${id} is not paused.`);
  });
}

export async function setAutomaticEditions(
  context: Pick<EditionContext, 'pool'>,
  automatic: boolean,
  by: Editor,
): Promise<void> {
  await change(
    context,
    { by, what: automatic ? 'turned on' : 'turned off', of: 'automatic editions' },
    (client) => saveAutomaticSetting(client, automatic),
  );
}

function found<T>(value: T | null, otherwise: string): T {
  if (value === null) throw new DetailedHttpError(409, otherwise, {});
  return value;
}

function change<Result>(
  { pool }: Pick<EditionContext, 'pool'>,
  entry: Omit<AuditChange<'newsletter'>, 'subject'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const result = await work(client);
    await recordAuditChange(client, { ...entry, subject: 'newsletter' });
    return result;
  });
}
