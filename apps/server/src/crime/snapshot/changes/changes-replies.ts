import { setImmediate as turn } from 'node:timers/promises';
import type { Against, CrimeChanges } from '@townlight/contract/crime';
import type { Partition } from '@townlight/domain/places';
import type { KeptOrMade } from '../../../platform/http/sharing/share-out.ts';
import { findArea } from '../choose-areas.ts';
import { allCrime, oneType } from '../choose-categories.ts';
import { chooseBefore, choosePeriod } from '../choose-period.ts';
import { type CrimeSnapshot, reading } from '../crime-snapshot.ts';
import { type CountyChanges, holdCounty } from './county-changes.ts';
import { type Counted, type HeldCounts, holdAgainst } from './hold-against.ts';
import { toldInterval } from './told-interval.ts';

interface Asked {
  readonly from: number;
  readonly to: number;
  readonly against?: Against | undefined;
}

type HeldKind = CrimeChanges['all'];

/** `GET /api/{partition}/{id}/changes`: each type is tested as on the map of that type. */
export function areaChangesReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  id: string,
  asked: Asked,
): KeptOrMade {
  const { data, replies } = snapshot;
  const area = findArea(snapshot, name, id);
  const period = choosePeriod(data, asked);
  const before = chooseBefore(period, asked.against);
  const key = `changes|${name}|${area}|${period.from}|${period.to}|${before.from}`;
  const kept = replies.get(key);
  if (kept !== undefined) return kept;
  const kindOf = (type: string | null): HeldKind => {
    const counted = type === null ? allCrime(snapshot.seriesOf) : oneType(snapshot, type);
    const held = holdAgainst(data, data.partitions[name], counted, period, before);
    const isRecorded = held.unrecorded?.[area] !== 1;
    return {
      areas: held.comparable[area] as number,
      complete: held.complete[area] === 1 && held.completeBefore[area] === 1,
      recorded: isRecorded,
      crosses_break: held.crossesBreak[area] === 1,
      ...countsOf(held, area, isRecorded),
      evidence: held.comparable[area] === 1 ? rounded(held.evidence[area] as number) : null,
      ...toldInterval(held, area),
    };
  };
  const make = async (): Promise<CrimeChanges> => {
    const reply: CrimeChanges = { all: kindOf(null), small_bundles: [] };
    for (const { name: type } of data.scheme.smallBundles) {
      // Yields to other requests, since a type takes some milliseconds for tracts.
      await turn();
      reply.small_bundles.push({ name: type, ...kindOf(type) });
    }
    return reply;
  };
  return () =>
    reading(snapshot, async () => replies.keep(key, Buffer.from(JSON.stringify(await make()))));
}

/** `GET /api/{partition}/changes`: all crime separately, and the types tested together. */
export function countyChangesReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  asked: Asked,
): KeptOrMade {
  const { data, replies } = snapshot;
  const partition = data.partitions[name];
  const period = choosePeriod(data, asked);
  const before = chooseBefore(period, asked.against);
  const key = `county-changes|${name}|${period.from}|${period.to}|${before.from}`;
  const kept = replies.get(key);
  if (kept !== undefined) return kept;
  const types = data.scheme.smallBundles.map((bundle) => bundle.name);
  const hold = (counted: readonly Counted[]) =>
    holdCounty(data, partition, counted, period, before);
  return () =>
    reading(snapshot, async () => {
      const all = hold([allCrime(snapshot.seriesOf)]);
      await turn();
      const kinds = hold(types.map((type) => oneType(snapshot, type)));
      const reply: CrimeChanges = {
        all: countyKind(all, 0),
        small_bundles: types.map((type, at) => ({ name: type, ...countyKind(kinds, at) })),
      };
      return replies.keep(key, Buffer.from(JSON.stringify(reply)));
    });
}

/** Returns the county's change in one kind of crime. */
export function countyKind(held: CountyChanges, at: number): HeldKind {
  const areas = held.areas[at] as number;
  return {
    areas,
    complete: areas > 0,
    recorded: true,
    crosses_break: held.broken[at] === true,
    ...countsOf(held, at, true),
    evidence: areas > 0 ? rounded(held.evidence[at] as number) : null,
    ...toldInterval(held, at),
  };
}

function countsOf(held: HeldCounts, at: number, isRecorded: boolean) {
  return {
    total_crime_count: isRecorded ? (held.counts[at] as number) : null,
    compared_total_crime_count: isRecorded ? (held.before[at] as number) : null,
    direction: held.directions[at] ?? 'no-clear-change',
  } as const;
}

function rounded(evidence: number): number {
  return Math.round(evidence * 1e3) / 1e3;
}
