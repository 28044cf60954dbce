import { LANGUAGES, type Language } from '@townlight/domain/language';
import type { PublishedFigureHistory } from '@townlight/domain/news';
import type { PoolClient } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../platform/database/query.ts';

/** Published figures by entry id. For crime: reports, and the neighborhoods with complete records. */
export type EntryHistory = ReadonlyMap<string, PublishedFigureHistory<readonly number[]>>;

/** A release in force, as the news reads it. */
export interface PublishedRelease {
  readonly kind: string;
  readonly source: string;
  readonly publishedAt: Date;
  readonly sample: boolean;
  readonly rowsRead: number;
  /** The load report; its shape depends on the kind. */
  readonly report: unknown;
}

/** An editor's addition to an entry, in one language. */
export interface NewsParagraph {
  readonly entry: string;
  readonly language: Language;
  readonly markdown: string;
  readonly writtenBy: string;
  readonly writtenAt: Date;
}

/** Air has a release per hour and its news are monthly. Forecasts and street addresses have no figures. */
const NO_NEWS = ['air', 'air-forecast', 'addresses'];

/** Reads the releases in force, in the order of their publication. */
export async function readReleases(db: Queryable): Promise<PublishedRelease[]> {
  return await selectRows(
    db,
    `select kind, source, published_at as "publishedAt", sample, rows_read as "rowsRead", report from release
      where kind <> all ($1) and withdrawn_at is null order by id`,
    [NO_NEWS],
  );
}

/** Reads the published figures of all entries. */
export async function readEntryHistory(db: Queryable): Promise<EntryHistory> {
  const rows = await selectRows<PublishedFigureHistory<readonly number[]> & { id: string }>(
    db,
    `select id, published_at as "publishedAt", changed_at as "changedAt", first, last, sample from news_told`,
  );
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

/** Reads the paragraphs of editors. */
export async function readParagraphs(db: Queryable): Promise<NewsParagraph[]> {
  const rows = await selectRows<Omit<NewsParagraph, 'language'> & { language: string }>(
    db,
    `select entry, language, markdown, written_by as "writtenBy", written_at as "writtenAt" from news_paragraph
      order by entry`,
  );
  return rows.flatMap((row) => {
    const language = LANGUAGES.find((one) => one === row.language);
    return language === undefined ? [] : [{ ...row, language }];
  });
}

/** Saves the published figures of an entry. */
export async function savePublishedFigures(
  client: PoolClient,
  id: string,
  { publishedAt, changedAt, first, last, sample }: PublishedFigureHistory<readonly number[]>,
): Promise<void> {
  await client.query(
    `insert into news_told (id, published_at, changed_at, first, last, sample) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set published_at = excluded.published_at, changed_at = excluded.changed_at,
            first = excluded.first, last = excluded.last, sample = excluded.sample`,
    [id, publishedAt, changedAt, JSON.stringify(first), last && JSON.stringify(last), sample],
  );
}

export async function deleteEntryHistory(client: PoolClient, id: string): Promise<void> {
  await client.query('delete from news_told where id = $1', [id]);
}

/** Reads and locks an editor's paragraph, `null` without one; concurrent edits wait. */
export async function readParagraphForUpdate(
  client: PoolClient,
  entry: string,
  language: Language,
): Promise<string | null> {
  const row = await selectRow<{ markdown: string }>(
    client,
    'select markdown from news_paragraph where entry = $1 and language = $2 for update',
    [entry, language],
  );
  return row?.markdown ?? null;
}

/** Inserts or replaces an editor's paragraph. */
export async function upsertParagraph(
  client: PoolClient,
  { entry, language, markdown, writtenBy, writtenAt }: NewsParagraph,
): Promise<void> {
  await client.query(
    `insert into news_paragraph (entry, language, markdown, written_by, written_at) values ($1, $2, $3, $4, $5)
     on conflict (entry, language) do update set markdown = excluded.markdown, written_by = excluded.written_by,
            written_at = excluded.written_at`,
    [entry, language, markdown, writtenBy, writtenAt],
  );
}

export async function deleteParagraph(
  client: PoolClient,
  entry: string,
  language: Language,
): Promise<void> {
  await client.query('delete from news_paragraph where entry = $1 and language = $2', [
    entry,
    language,
  ]);
}
