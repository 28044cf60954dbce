import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { PlacedRecord } from '../record-batch.ts';
import type { ReleaseInForce } from './releases-in-force.ts';

/** A stored row of a release. It has no areas, because these follow from the boundaries in force. */
export interface StoredRow {
  readonly number: string;
  /** Null when the agency withdraws the record. */
  readonly record: StoredRecord | null;
}

export type StoredRecord = Pick<PlacedRecord, 'codeId' | 'occurredAt' | 'longitude' | 'latitude'>;

/** Column-wise layout, which compresses to less than half the size of rows. */
interface Columns {
  readonly numbers: readonly string[];
  /** Absent when the agency withdraws all of these records. */
  readonly codes?: readonly number[];
  readonly occurred?: readonly string[];
  readonly longitudes?: readonly (number | null)[];
  readonly latitudes?: readonly (number | null)[];
}

interface Chunk {
  readonly chunk: number;
  readonly rows: Buffer;
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** The fastest level; it compresses the text to a sixth. */
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Stores the rows of a release. Compression runs on other threads, in parallel with the database's work. */
export class ReleaseRowWriter {
  readonly #client: PoolClient;
  readonly #releaseId: number;
  #chunks = 0;

  constructor(client: PoolClient, releaseId: number) {
    this.#client = client;
    this.#releaseId = releaseId;
  }

  /**
   * Starts the compression and returns the function that writes the chunk; call it when no other statement is pending.
   */
  records(records: readonly PlacedRecord[]): () => Promise<void> {
    return this.#saveChunk({
      numbers: records.map(({ number }) => number),
      codes: records.map(({ codeId }) => codeId),
      occurred: records.map(({ occurredAt }) => occurredAt),
      longitudes: records.map(({ longitude }) => longitude),
      latitudes: records.map(({ latitude }) => latitude),
    });
  }

  /** @param numbers of the records that the last rows of the release withdraw */
  async withdrawn(numbers: ReadonlySet<string>): Promise<void> {
    if (numbers.size > 0) await this.#saveChunk({ numbers: [...numbers] })();
  }

  #saveChunk(columns: Columns): () => Promise<void> {
    const chunk = this.#chunks++;
    const packed = compress(Buffer.from(JSON.stringify(columns)), COMPRESSION);
    // The promise is awaited by the writer; until then a rejection must not crash the process.
    packed.catch(() => {});
    return async () => {
      await this.#client.query(
        'insert into release_rows (release_id, chunk, rows) values ($1, $2, $3)',
        [this.#releaseId, chunk, await packed],
      );
    };
  }
}

/**
 * Yields the rows of a release in chunks, last chunk first. The first row of a number that the reader sees is the valid
 * one.
 */
export async function* readReleaseRows(
  client: PoolClient,
  release: ReleaseInForce,
): AsyncGenerator<readonly StoredRow[]> {
  let next = await readPreviousChunk(client, release.id, null);
  const found = next !== undefined;
  while (next !== undefined) {
    yield toStoredRows(JSON.parse((await decompress(next.rows)).toString()) as Columns);
    next = await readPreviousChunk(client, release.id, next.chunk);
  }
  if (!found) yield* readIncidentRows(client, release);
}

/** Reads the last chunk of a release, or the one before a given chunk. */
async function readPreviousChunk(
  client: PoolClient,
  releaseId: number,
  chunk: number | null,
): Promise<Chunk | undefined> {
  const { rows } = await client.query<Chunk>(
    `select chunk, rows from release_rows where release_id = $1 and ($2::int is null or chunk < $2)
      order by chunk desc limit 1`,
    [releaseId, chunk],
  );
  return rows[0];
}

function toStoredRows({ numbers, codes, occurred, longitudes, latitudes }: Columns): StoredRow[] {
  return numbers.map((number, at) => ({
    number,
    record:
      codes === undefined
        ? null
        : {
            codeId: codes[at] as number,
            occurredAt: occurred?.[at] as string,
            longitude: longitudes?.[at] ?? null,
            latitude: latitudes?.[at] ?? null,
          },
  }));
}

const ROWS_AT_ONCE = 10_000;

/** Reads releases that predate stored rows: only the records that no later release changed are available. */
async function* readIncidentRows(
  client: PoolClient,
  { id, agencyId }: ReleaseInForce,
): AsyncGenerator<readonly StoredRow[]> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<StoredRecord & { number: string }>(
      `select number, code_id as "codeId", to_char(occurred_at, 'YYYY-MM-DD HH24:MI') as "occurredAt", longitude, latitude
         from incident where agency_id = $1 and release_id = $2 and number > $3 order by number limit $4`,
      [agencyId, id, after, ROWS_AT_ONCE],
    );
    if (rows.length > 0) yield rows.map(({ number, ...record }) => ({ number, record }));
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.number as string;
  }
}
