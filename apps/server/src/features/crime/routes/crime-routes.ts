import {
  agenciesByAreaRoute,
  areaChangesRoute,
  areaCrimesRoute,
  areaTrajectoriesRoute,
  countyChangesRoute,
  crimeStatusRoute,
  monthlyTrendsRoute,
} from '@townlight/contract/crime';
import { similarRatesRoute } from '@townlight/contract/crime/similar-rates';
import { crimeCoverageRoute } from '@townlight/contract/crime-coverage';
import { crimeOverviewRoute } from '@townlight/contract/crime-overview';
import { errorReply } from '@townlight/contract/error-reply';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { areaChangesReply, countyChangesReply } from '../replies/changes/changes-replies.ts';
import { overviewReply } from '../replies/changes/overview-reply.ts';
import { coverageReply } from '../replies/coverage-reply.ts';
import {
  agenciesReply,
  crimesReply,
  monthlyReply,
  statusReply,
  trajectoryReply,
} from '../replies/crime-replies.ts';
import { similarReply } from '../replies/similar/similar-reply.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';

const tags = ['Crime'];
const refusals = { 400: errorReply, 404: errorReply, 429: errorReply, 503: errorReply };

const QUERY_DESCRIPTION =
  '`from` and `to` are milliseconds since 1970; the months of the county’s calendar that hold them, and all ' +
  'between, are counted in full. `from` may be before the first month on record (areas are then ' +
  'incomplete) but not before 2010; `to` must not be after the last month on record. `bb` is one category; left ' +
  'out or empty it means all crime. `sb` are crime types, repeated or as one list with commas. Names are ' +
  'given in full or as slugs. `area` restricts the list, not the ranking. All crime counts the types that every agency ' +
  'records (`outside_all_crime` of `/api/crimes/status` names the others); with `basket=everything` it counts every report. Where ' +
  '`recorded` is false, an agency that polices the area has rules that do not record what is asked for in some month of the ' +
  'period: the figures are `null` and the area has no rank. With fewer than 10 reports (`reliability` is `too-few`) rate and rank are `null`.';

/** Registers the routes for rates, ranks and changes per area, and for the state of the data. */
export function registerCrimeRoutes(app: App, snapshot: () => CrimeSnapshot): void {
  registerRoute(
    app,
    crimeStatusRoute,
    {
      tags,
      summary: 'Which records the crime figures come from',
      description: 'Months on record, sources, and whether the figures are an invented sample.',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, statusReply(snapshot())),
  );

  registerRoute(
    app,
    areaCrimesRoute,
    {
      tags,
      summary: 'Crime rate and rank of every area',
      description: `${QUERY_DESCRIPTION} \`detail=totals\` leaves \`big_bundles\` out; in them, nicknames without a report are left out.`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () =>
        crimesReply(snapshot(), request.params.partition, request.query),
      ),
  );

  registerRoute(
    app,
    areaTrajectoriesRoute,
    {
      tags,
      summary: 'The period against an earlier one of equal length, for every area',
      description: `${QUERY_DESCRIPTION} \`against=before\` (the default) is the equal period just before, \`year\` the same months a year before, of at most 12. An area is complete when both periods are. \`crosses_break\` says that counting rules changed in between: then no change is stated. \`direction\` names a rise or fall only so far that at most a tenth of all areas named is expected to be chance (Benjamini and Hochberg over all complete areas of the partition with at least 1 expected report). Crime types of \`counted_singly\` of \`/api/crimes/status\` are tested where at least 10 are expected. \`evidence\` is the deviation from the expected count in standard errors.`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () =>
        trajectoryReply(snapshot(), request.params.partition, request.query),
      ),
  );

  registerRoute(
    app,
    countyChangesRoute,
    {
      tags,
      summary: 'All crime and every crime type of the county against an earlier period',
      description:
        'Added up over the areas that are complete in both periods and counted by the same rules. The types are tested together. `longer` of a type is for a month in which fewer than 20 are expected.',
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () =>
        countyChangesReply(snapshot(), request.params.partition, request.query),
      ),
  );

  registerRoute(
    app,
    crimeOverviewRoute,
    {
      tags,
      summary:
        'The county in a few figures: its change, whose records are missing, and where most has changed',
      description: `${QUERY_DESCRIPTION} \`against\` as in \`compare/crimes\`. \`county\` sums up the areas that are complete at both times and counted by the same rules, \`areas\` of \`all_areas\`; \`lacking\` names who has not supplied a month of the two periods to an area that is left out. \`most_changed\` are the areas whose change is clear, the strongest evidence first.`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendInQueue(request, reply, () =>
        overviewReply(snapshot(), request.params.partition, request.query),
      ),
  );

  registerRoute(
    app,
    areaChangesRoute,
    {
      tags,
      summary: 'All crime and every crime type of one area against an earlier period',
      description:
        'Each is judged as the map of that choice judges the area: among all areas of the partition. `change_low` and `change_high` are the 95% interval of the change, as wide as the counts of the area usually vary; days and season are left in.',
      responses: refusals,
    },
    (request, reply) => {
      const { partition, id } = request.params;
      return app.sendInQueue(request, reply, () =>
        areaChangesReply(snapshot(), partition, id, request.query),
      );
    },
  );

  registerRoute(
    app,
    agenciesByAreaRoute,
    {
      tags,
      summary: 'Who polices each area, and where its series breaks',
      description:
        '`breaks` are the months from which an agency’s records follow other counting rules: figures before and ' +
        'after are not comparable, and no reply states a difference across them.',
      responses: { 503: errorReply },
    },
    (request, reply) =>
      app.sendCached(request, reply, agenciesReply(snapshot(), request.params.partition)),
  );

  registerRoute(
    app,
    crimeCoverageRoute,
    {
      tags,
      summary: 'Which months are on record, by agency and area',
      description:
        'Runs of months in one state: `whole`, `partial`, `missing` or `not-recorded`. What an agency supplied for a month ' +
        'applies to every area that it polices; a month of an area is `whole` exactly where the figures call it complete.',
      responses: { 503: errorReply },
    },
    (request, reply) =>
      app.sendCached(request, reply, coverageReply(snapshot(), request.params.partition)),
  );

  registerRoute(
    app,
    monthlyTrendsRoute,
    {
      tags,
      summary: 'Reports in one area, month by month',
      description:
        'The last `months` months on record, oldest first; 12 by default. Months before the first on ' +
        'record are left out. `usual_low` and `usual_high` are the counts that were usual for the area in that month, ' +
        'expected from the months before it.',
      responses: refusals,
    },
    (request, reply) => {
      const { partition, id } = request.params;
      return app.sendInQueue(request, reply, () =>
        monthlyReply(snapshot(), partition, id, request.query),
      );
    },
  );

  registerRoute(
    app,
    similarRatesRoute,
    {
      tags,
      summary: 'Rates of the county and of areas with about as many residents, month by month',
      description:
        'For the same months as `monthly`, to compare an area with. `areas` are the ten of the partition that are nearest in ' +
        'residents: with half to twice as many, 1,000 at least, and a complete month among the last 12. `similar` has the median of ' +
        'their rates, of those whose month is complete and recorded; `null` of fewer than five, and where half of them have fewer than 10 ' +
        'reports. `county` has the reports of all neighborhoods by all their residents, of those whose month is complete and recorded; ' +
        '`null` where they have less than nine tenths of the residents of all that have a complete month among the last 12, and of fewer ' +
        'than 10 reports. Provisional months are counted and marked. Counts on both sides of a month in `breaks` are not comparable.',
      responses: refusals,
    },
    (request, reply) => {
      const { partition, id } = request.params;
      return app.sendInQueue(request, reply, () =>
        similarReply(snapshot(), partition, id, request.query),
      );
    },
  );
}
