import { isDeepStrictEqual } from 'node:util';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { formatYearMonth, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { Refused } from '../../platform/http/errors.ts';
import { type Change, recordChange } from '../../staff/index.ts';
import {
  addEdition,
  keepSchedule,
  lockEdition,
  moveEdition,
  saveAutomatic,
  saveText,
} from '../store/editions.ts';
import { dropFacts, keepFacts } from '../store/facts.ts';
import type { Edition } from './edition.ts';
import type { LetterFacts } from './letter-facts.ts';

/** The subject of editions in `data_version`: raised where letters may be due, so that each server looks at once. */
export const EDITIONS = 'newsletter';

/** Who changes an edition: staff, the operator of the server, or the clock. */
export type Editor = Change['by'];

/** What the desk works with. */
export interface NewsDesk {
  readonly pool: Pool;
  /** The last full month on record; null while nothing is loaded. */
  newestMonth(): YearMonth | null;
  /** The figures of a month as they are published now, and their data versions. */
  liveFacts(month: YearMonth): {
    readonly facts: readonly LetterFacts[];
    readonly versions: Readonly<Record<string, number>>;
  };
  /** Whether something newer than these data versions has been published. */
  isOlder(versions: Readonly<Record<string, number>>): boolean;
}

const nameOf = (by: Editor) => (typeof by === 'string' ? by : by.email);

/** Makes a draft with everything in it. @throws Refused where there is one, or no full record of its month */
export async function draftEdition(desk: NewsDesk, id: string, by: Editor): Promise<Edition> {
  const period = parseYearMonth(id);
  const newest = desk.newestMonth();
  if (period === null || newest === null || period > newest)
    throw new Refused(
      409,
      newest === null
        ? 'No records are loaded yet, so there is no month to write about.'
        : `There are no full records of ${id}; the last full month is ${formatYearMonth(newest)}.`,
      {},
    );
  return await change(desk, { by, what: 'drafted', of: id }, async (client) => {
    const made = await addEdition(client, {
      id,
      period,
      categories: VISUAL_CATEGORIES,
      createdBy: nameOf(by),
    });
    if (made === null) throw new Refused(409, `Edition ${id} already exists.`, {});
    return made;
  });
}

type EditionText = Pick<Edition, 'notes' | 'categories'>;

/**
 * Writes a draft's note and the choice of its categories.
 * @param before what the writer began from, where that is to be looked at
 * @throws Refused once it is no draft, or where somebody else has saved since
 */
export function writeEdition(
  desk: NewsDesk,
  id: string,
  { before, ...text }: EditionText & { readonly before?: EditionText | undefined },
  by: Editor,
): Promise<Edition> {
  return change(desk, { by, what: 'wrote', of: id, after: text }, async (client) => {
    const now = await lockEdition(client, id);
    const isDraft = now?.state === 'draft';
    if (before !== undefined && isDraft && !isSameText(before, now))
      throw new Refused(
        409,
        `Someone else saved edition ${id} after you started; look at their text before you save yours.`,
        {},
      );
    return found(
      await saveText(client, id, text),
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
 * Schedules a draft, and keeps the figures of this moment with it: what is published afterward does not change it.
 * @throws Refused for what is no draft
 */
export async function scheduleEdition(
  desk: NewsDesk,
  id: string,
  at: Date,
  by: Editor,
): Promise<Edition> {
  return await change(desk, { by, what: 'scheduled', of: id, after: { at } }, async (client) => {
    const draft = found(await lockEdition(client, id), `There is no edition ${id}.`);
    const { facts, versions } = desk.liveFacts(draft.period);
    found(
      await moveEdition(client, id, 'scheduled'),
      `Edition ${id} is ${draft.state}; only a draft can be scheduled.`,
    );
    await keepFacts(client, id, facts);
    await bumpVersion(client, EDITIONS);
    return await keepSchedule(client, id, { at, versions, by: nameOf(by) });
  });
}

/** Takes a scheduled edition back to the desk, and lets go of its figures. @throws Refused once letters have gone */
export function unscheduleEdition(desk: NewsDesk, id: string, by: Editor): Promise<Edition> {
  return change(desk, { by, what: 'taken back', of: id }, async (client) => {
    found(
      await moveEdition(client, id, 'draft'),
      `Edition ${id} is not scheduled, so it cannot be moved back to draft.`,
    );
    await dropFacts(client, id);
    return await keepSchedule(client, id, null);
  });
}

/** Holds the letters that have not gone yet. @throws Refused where none are going */
export function pauseEdition(desk: NewsDesk, id: string, by: Editor): Promise<Edition> {
  return change(desk, { by, what: 'paused', of: id }, async (client) =>
    found(await moveEdition(client, id, 'paused'), `Edition ${id} is not being sent.`),
  );
}

/** Lets them go on. @throws Refused where nothing is held */
export function resumeEdition(desk: NewsDesk, id: string, by: Editor): Promise<Edition> {
  return change(desk, { by, what: 'resumed', of: id }, async (client) => {
    const held = await lockEdition(client, id);
    if (held?.state !== 'paused') throw new Refused(409, `Edition ${id} is not paused.`, {});
    await bumpVersion(client, EDITIONS);
    return found(await moveEdition(client, id, 'sending'), `Edition ${id} is not paused.`);
  });
}

export async function setAutomatic(
  desk: Pick<NewsDesk, 'pool'>,
  automatic: boolean,
  by: Editor,
): Promise<void> {
  await change(
    desk,
    { by, what: automatic ? 'turned on' : 'turned off', of: 'automatic editions' },
    (client) => saveAutomatic(client, automatic),
  );
}

function found<T>(value: T | null, otherwise: string): T {
  if (value === null) throw new Refused(409, otherwise, {});
  return value;
}

function change<Result>(
  { pool }: Pick<NewsDesk, 'pool'>,
  told: Omit<Change<'newsletter'>, 'subject'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const result = await work(client);
    await recordChange(client, { ...told, subject: 'newsletter' });
    return result;
  });
}
