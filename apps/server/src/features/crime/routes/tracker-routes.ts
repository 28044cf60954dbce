import { monthlyAreaCountsRoute } from '@townlight/contract/crime/monthly-area-counts';
import { monthlyCrimeTypesRoute } from '@townlight/contract/crime/monthly-crime-types';
import {
  areaRankingRoute,
  crimeMonthlyRoute,
  crimeTypeRankingRoute,
  neighborhoodRanksRoute,
} from '@townlight/contract/crime-trackers';
import { errorReply } from '@townlight/contract/error-reply';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import {
  areaRankingReply,
  crimeMonthlyReply,
  crimeTypeRankingReply,
  monthlyAreasReply,
  monthlyTypesReply,
  neighborhoodRanksReply,
} from '../replies/tracker-replies.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';

const tags = ['Crime trackers'];
const refusals = { 400: errorReply, 404: errorReply, 429: errorReply, 503: errorReply };
const AGGREGATION =
  '`aggregation=monthly` (the default) is the last full month, `yearly` the 12 months that end with it. ' +
  '`month` and `year` end the period with an earlier month. Differences are against the equal period before; across a ' +
  'change of the counting rules there are none.';

/** Registers the routes of the neighborhood page and the crime page. */
export function registerCrimeTrackerRoutes(app: App, snapshot: () => CrimeSnapshot): void {
  registerRoute(
    app,
    crimeMonthlyRoute,
    {
      tags,
      summary: 'Reports of one crime type in the county, month by month',
      description:
        'The `months` months that end with the one named, oldest first; 12 by default. Months before the first on record ' +
        'are left out. The crime type is given by name or by slug.',
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () =>
        crimeMonthlyReply(snapshot(), { ...request.params, ...request.query }),
      ),
  );

  registerRoute(
    app,
    monthlyAreaCountsRoute,
    {
      tags,
      summary: 'Reports in every area, month by month',
      description:
        'The 12 months that end with the one named, by default the last full one, oldest first. `null` where a month is ' +
        'incomplete or what is counted is not recorded. `bb`, `sb`, `basket` and `area` as in `crimes`.',
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () =>
        monthlyAreasReply(snapshot(), request.params.partition, request.query),
      ),
  );

  registerRoute(
    app,
    monthlyCrimeTypesRoute,
    {
      tags,
      summary: 'Reports of every crime type in one area, month by month',
      description:
        'The 12 months that end with the one named, by default the last full one, oldest first. `null` where a month is ' +
        'incomplete or the type is not recorded.',
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () => {
        const { partition, id } = request.params;
        return monthlyTypesReply(snapshot(), partition, id, request.query);
      }),
  );

  registerRoute(
    app,
    crimeTypeRankingRoute,
    {
      tags,
      summary: 'The crime types of one neighborhood, the most frequent first',
      description: AGGREGATION,
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () => crimeTypeRankingReply(snapshot(), request.query)),
  );

  registerRoute(
    app,
    areaRankingRoute,
    {
      tags,
      summary: 'All areas by the rate of one crime type, the highest first',
      description: `${AGGREGATION} Areas that are incomplete, outliers or have fewer than 10 reports, and those whose police do not record the type, come last and have no rank. \`basket=everything\` counts every report where all crime is asked for.`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () => areaRankingReply(snapshot(), request.query)),
  );

  registerRoute(
    app,
    neighborhoodRanksRoute,
    {
      tags,
      summary: 'Ranks of all neighborhoods in a month and in the one before',
      description: 'By all crime; `null` where a neighborhood is incomplete or an outlier.',
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () => neighborhoodRanksReply(snapshot(), request.params)),
  );
}
