import { type DaytimeAreas, daytimeAreasRoute } from '@townlight/contract/crime/daytime';
import { errorReply } from '@townlight/contract/error-reply';
import {
  type DaytimePlace,
  type DaytimeTable,
  findHighRateReason,
  type Partition,
} from '@townlight/domain/places';
import type { CachedReply } from '../../../platform/http/cached-reply.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { PartitionCrime } from '../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';

/** Registers the route that lists areas where visitors inflate rates per resident. */
export function registerDaytimeRoutes(
  app: App,
  snapshot: () => CrimeSnapshot,
  table: DaytimeTable,
): void {
  registerRoute(
    app,
    daytimeAreasRoute,
    {
      tags: ['Crime'],
      summary: 'Where many people come for their residents, and how many are there by day',
      description:
        'The county’s table of places with many visitors, with the residents that rates are of. `reads_high` follows from it: ' +
        '`few-residents` where there are at least two jobs for each resident, else what the place is known for. Figures made up for ' +
        'the sample county are left out where the crime records are real. Only neighborhoods are in the table.',
      responses: { 503: errorReply },
    },
    (request, reply) =>
      app.sendCached(request, reply, daytimeReply(snapshot(), table, request.params.partition)),
  );
}

function daytimeReply(
  { data, replies }: CrimeSnapshot,
  table: DaytimeTable,
  partition: Partition,
): CachedReply {
  const key = `daytime|${partition}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;
  const areas =
    partition === 'neighborhoods'
      ? toDaytimeAreas(table, data.partitions.neighborhoods, data.status.sample)
      : [];
  const reply: DaytimeAreas = { source: table.source, areas };
  return replies.add(key, Buffer.from(JSON.stringify(reply)));
}

/**
 * Returns the daytime figures of the areas in the table.
 * @param sample whether the crime records are sample data; if not, invented numbers are omitted
 */
export function toDaytimeAreas(
  table: DaytimeTable,
  { slugs, populations }: Pick<PartitionCrime, 'slugs' | 'populations'>,
  sample: boolean,
): DaytimeAreas['areas'] {
  const areas: DaytimeAreas['areas'] = [];
  const canShowFigures = table.source !== null || sample;
  for (const [at, id] of slugs.entries()) {
    const known = table.places[id];
    if (known === undefined) continue;
    const place: DaytimePlace = canShowFigures ? known : { draws: known.draws };
    const residents = populations[at] ?? null;
    areas.push({
      id,
      residents,
      jobs: place.jobs ?? null,
      daytime_population: place.daytime ?? null,
      reads_high: findHighRateReason(place, residents),
    });
  }
  return areas;
}
