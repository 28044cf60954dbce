import {
  canTransitionEdition,
  EDITION_STATES,
  type EditionState,
} from '@townlight/domain/newsletter';
import type { PoolClient } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../../platform/database/query.ts';
import type { Edition } from '../edition/edition.ts';

const COLUMNS = `id, period, state, categories, json_build_object('en', note_en, 'es', note_es) as notes, versions,
  scheduled_at as "scheduledAt", sending_at as "sendingAt", sent_at as "sentAt",
  created_at as "createdAt", created_by as "createdBy", scheduled_by as "scheduledBy"`;

/** Returns all editions, newest month first. */
export async function readEditions(pool: Queryable): Promise<Edition[]> {
  return await selectRows<Edition>(
    pool,
    `select ${COLUMNS} from newsletter_edition order by period desc, id desc`,
  );
}

/** Returns an edition, or null if it does not exist. */
export async function readEdition(pool: Queryable, id: string): Promise<Edition | null> {
  return await selectRow<Edition>(pool, `select ${COLUMNS} from newsletter_edition where id = $1`, [
    id,
  ]);
}

/** Returns an edition and locks it until the end of the transaction. */
export async function lockEdition(client: PoolClient, id: string): Promise<Edition | null> {
  return await selectRow<Edition>(
    client,
    `select ${COLUMNS} from newsletter_edition where id = $1 for update`,
    [id],
  );
}

/** Returns editions that are due or partly sent, oldest month first. */
export async function readDueEditions(pool: Queryable, at: Date): Promise<Edition[]> {
  return await selectRows<Edition>(
    pool,
    `select ${COLUMNS} from newsletter_edition
      where state = 'sending' or (state = 'scheduled' and scheduled_at <= $1) order by period, id`,
    [at],
  );
}

/** Returns when the next scheduled edition is due; null if none is scheduled. */
export async function readNextScheduledTime(pool: Queryable): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select min(scheduled_at) as at from newsletter_edition where state = 'scheduled'`,
  );
  return rows[0]?.at ?? null;
}

/**
 * Changes the state of an edition in the caller's transaction, and records when sending began and ended.
 * @returns the edition, or null if it does not exist or the transition is not permitted
 */
export async function transitionEdition(
  client: PoolClient,
  id: string,
  next: EditionState,
): Promise<Edition | null> {
  const from = EDITION_STATES.filter((state) => canTransitionEdition(state, next));
  return await selectRow<Edition>(
    client,
    `update newsletter_edition set state = $2,
        sending_at = case when $2 = 'sending' then coalesce(sending_at, now()) else sending_at end,
        sent_at = case when $2 = 'sent' then now() else sent_at end
      where id = $1 and state = any($3) returning ${COLUMNS}`,
    [id, next, from],
  );
}

/** Locks the editions that are being sent until the end of the transaction: a pause waits, or is seen. */
export async function lockSendingEditions(client: PoolClient): Promise<void> {
  await client.query(
    `select id from newsletter_edition where state = 'sending' order by id for update`,
  );
}

/** Inserts a draft. Returns null if the edition exists. */
export async function insertDraft(
  client: Queryable,
  given: Pick<Edition, 'id' | 'period' | 'categories' | 'createdBy'>,
): Promise<Edition | null> {
  return await selectRow<Edition>(
    client,
    `insert into newsletter_edition (id, period, categories, created_by) values ($1, $2, $3, $4)
      on conflict do nothing returning ${COLUMNS}`,
    [given.id, given.period, JSON.stringify(given.categories), given.createdBy],
  );
}

/** Saves the text of a draft. Returns null if it is not a draft. */
export async function updateDraftText(
  client: Queryable,
  id: string,
  { notes, categories }: Pick<Edition, 'notes' | 'categories'>,
): Promise<Edition | null> {
  return await selectRow<Edition>(
    client,
    `update newsletter_edition set note_en = $2, note_es = $3, categories = $4
      where id = $1 and state = 'draft' returning ${COLUMNS}`,
    [id, notes.en, notes.es, JSON.stringify(categories)],
  );
}

/** Saves when an edition is sent, by whom it was scheduled and with which data versions; null clears them. */
export async function updateSchedule(
  client: Queryable,
  id: string,
  schedule: { at: Date; versions: Readonly<Record<string, number>>; by: string } | null,
): Promise<Edition> {
  const { rows } = await client.query<Edition>(
    `update newsletter_edition set scheduled_at = $2, versions = $3, scheduled_by = $4
      where id = $1 returning ${COLUMNS}`,
    [
      id,
      schedule?.at ?? null,
      schedule ? JSON.stringify(schedule.versions) : null,
      schedule?.by ?? null,
    ],
  );
  return rows[0] as Edition;
}

/** Returns whether editions are scheduled automatically. */
export async function readAutomaticSetting(pool: Queryable): Promise<boolean> {
  const { rows } = await pool.query<{ automatic: boolean }>(
    'select automatic from newsletter_setting where id = 1',
  );
  return rows[0]?.automatic ?? false;
}

export async function saveAutomaticSetting(client: Queryable, automatic: boolean): Promise<void> {
  await client.query(
    `insert into newsletter_setting (id, automatic) values (1, $1)
      on conflict (id) do update set automatic = excluded.automatic`,
    [automatic],
  );
}
