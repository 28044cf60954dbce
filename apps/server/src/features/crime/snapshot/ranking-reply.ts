import { classifyReliability, type Reliability, TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import type { PartitionCrime } from './crime-data.ts';
import { createJsonWriter } from './json-writer.ts';
import { isOutlier, type RankedPartition } from './rank-partition.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

const RATE = bytes(',"total_crime_rate":');
const RANKING = bytes(',"ranking":');
const UNRECORDED = bytes('null,"total_crime_rate":null,"ranking":null');
const NULL = bytes('null');
const CLOSE = bytes(']');
const OPENING = '['.charCodeAt(0);

/** The 24 possible ends of a row, e.g. `,"complete":true,"recorded":true,"outlier":false,"reliability":"stable"}`. */
const TAILS = (['stable', 'unstable', 'too-few'] satisfies Reliability[]).flatMap((reliability) =>
  [false, true].flatMap((recorded) =>
    [false, true].flatMap((complete) =>
      [false, true].map((outlier) =>
        bytes(
          `,"complete":${complete},"recorded":${recorded},"outlier":${outlier},"reliability":"${reliability}"}`,
        ),
      ),
    ),
  ),
);
const LEVEL: Record<Reliability, number> = { stable: 0, unstable: 8, 'too-few': 16 };

const writer = createJsonWriter();

/**
 * Renders the reply of `GET /api/{partition}/crimes` for these areas as bytes: `areaCrimesList` of the contract. Writes
 * directly instead of using a serializer, to reach ten thousand replies per second; tests check it against the
 * contract.
 * @param areas all when `null`
 * @param detailOf the `big_bundles` of an area as JSON; `null` for `detail=totals`
 */
export function renderRanking(
  partition: PartitionCrime,
  ranked: RankedPartition,
  areas: readonly number[] | null,
  detailOf: ((area: number) => string) | null,
): Buffer {
  const { residents } = partition;
  const { counts, complete, unrecorded } = ranked;
  const { ranks } = ranked.ranking;
  const heads = headsOf(partition);
  const length = areas === null ? heads.length : areas.length;
  if (length === 0) return Buffer.from('[]');
  for (let i = 0; i < length; i++) {
    const area = areas === null ? i : (areas[i] as number);
    const count = counts[area] as number;
    const people = residents[area] as number;
    const rank = ranks[area] as number;
    writer.bytes(heads[area] as Uint8Array);
    const recorded = unrecorded?.[area] !== 1;
    if (recorded) {
      writer.integer(count);
      writer.bytes(RATE);
      if (people > 0 && count >= TOO_FEW_TO_RATE) writer.ratio(count, people);
      else writer.bytes(NULL);
      writer.bytes(RANKING);
      if (rank > 0) writer.integer(rank);
      else writer.bytes(NULL);
    } else writer.bytes(UNRECORDED);
    const tail =
      LEVEL[recorded ? classifyReliability(count) : 'too-few'] +
      (recorded ? 4 : 0) +
      (complete[area] === 1 ? 2 : 0) +
      (isOutlier(partition, ranked, area) ? 1 : 0);
    writer.bytes(TAILS[tail] as Uint8Array);
    if (detailOf !== null) {
      writer.back(1);
      writer.text(`,"big_bundles":${detailOf(area)}}`);
    }
  }
  writer.bytes(CLOSE);
  const reply = writer.flush();
  // Every head begins with a comma, which the opening bracket replaces.
  reply[0] = OPENING;
  return reply;
}

const headsCache = new WeakMap<PartitionCrime, readonly Uint8Array[]>();

/** Returns the cached text before each area's count: `,{"id":"hollywood","population":77270,"total_crime_count":`. */
function headsOf(partition: PartitionCrime): readonly Uint8Array[] {
  let heads = headsCache.get(partition);
  if (heads === undefined) {
    heads = partition.heads.map((head) => bytes(`,${head}"total_crime_count":`));
    headsCache.set(partition, heads);
  }
  return heads;
}
