import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { PlacedRecord } from '../record-batch.ts';
import type { ReleaseInForce } from './releases-in-force.ts';

/** What a release says of a record, without the areas in which it lies: those are the boundaries' matter. */
export interface KeptRow {
  readonly number: string;
  /** Null where the agency takes the record back. */
  readonly says: KeptRecord | null;
}

export type KeptRecord = Pick<PlacedRecord, 'codeId' | 'occurredAt' | 'longitude' | 'latitude'>;

/** By columns, which packs to less than half of what rows do. */
interface Columns {
  readonly numbers: readonly string[];
  /** None where the agency takes all of them back. */
  readonly codes?: readonly number[];
  readonly occurred?: readonly string[];
  readonly longitudes?: readonly (number | null)[];
  readonly latitudes?: readonly (number | null)[];
}

interface Chunk {
  readonly chunk: number;
  readonly rows: Buffer;
}

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);
/** The fastest: what it leaves is a sixth of the text. */
const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Keeps the rows of a release, beside the store's own work: packing is done by other threads. */
export class RowKeeper {
  readonly #client: PoolClient;
  readonly #releaseId: number;
  #chunks = 0;

  constructor(client: PoolClient, releaseId: number) {
    this.#client = client;
    this.#releaseId = releaseId;
  }

  /** Begins to pack; what it answers writes them, while no other statement of the transaction waits for an answer. */
  records(records: readonly PlacedRecord[]): () => Promise<void> {
    return this.#keep({
      numbers: records.map(({ number }) => number),
      codes: records.map(({ codeId }) => codeId),
      occurred: records.map(({ occurredAt }) => occurredAt),
      longitudes: records.map(({ longitude }) => longitude),
      latitudes: records.map(({ latitude }) => latitude),
    });
  }

  /** @param numbers of records that the agency takes back, in the last rows that the release has of them */
  async withdrawn(numbers: ReadonlySet<string>): Promise<void> {
    if (numbers.size > 0) await this.#keep({ numbers: [...numbers] })();
  }

  #keep(columns: Columns): () => Promise<void> {
    const chunk = this.#chunks++;
    const packed = pack(Buffer.from(JSON.stringify(columns)), PACKING);
    // the writer awaits it; until then a failure must not end the process
    packed.catch(() => {});
    return async () => {
      await this.#client.query(
        'insert into release_rows (release_id, chunk, rows) values ($1, $2, $3)',
        [this.#releaseId, chunk, await packed],
      );
    };
  }
}

/** The rows of a release in pieces, those that came last first: the first row of a number is what the release says of it. */
export async function* keptRows(
  client: PoolClient,
  release: ReleaseInForce,
): AsyncGenerator<readonly KeptRow[]> {
  let next = await chunkBefore(client, release.id, null);
  const found = next !== undefined;
  while (next !== undefined) {
    yield rowsOf(JSON.parse((await unpack(next.rows)).toString()) as Columns);
    next = await chunkBefore(client, release.id, next.chunk);
  }
  if (!found) yield* rowsInStore(client, release);
}

/** The last of a release's chunks, or the one before another. */
async function chunkBefore(
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

function rowsOf({ numbers, codes, occurred, longitudes, latitudes }: Columns): KeptRow[] {
  return numbers.map((number, at) => ({
    number,
    says:
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

/** Releases from before rows were kept: what is left of them are the records that no later one has changed. */
async function* rowsInStore(
  client: PoolClient,
  { id, agencyId }: ReleaseInForce,
): AsyncGenerator<readonly KeptRow[]> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<KeptRecord & { number: string }>(
      `select number, code_id as "codeId", to_char(occurred_at, 'YYYY-MM-DD HH24:MI') as "occurredAt", longitude, latitude
         from incident where agency_id = $1 and release_id = $2 and number > $3 order by number limit $4`,
      [agencyId, id, after, ROWS_AT_ONCE],
    );
    if (rows.length > 0) yield rows.map(({ number, ...says }) => ({ number, says }));
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.number as string;
  }
}
