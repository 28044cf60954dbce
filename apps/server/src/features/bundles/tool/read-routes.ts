import {
  agencyDescriptionRowsRoute,
  bigBundleRowsRoute,
  bundleAgenciesRoute,
  bundleSchemeCsvRoute,
  bundleSchemeRoute,
  crimeDescriptionRowsRoute,
  nicknameRowsRoute,
} from '@townlight/contract/bundles/tool-routes';
import { errorReply } from '@townlight/contract/error-reply';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { ToolTables } from './tool-tables.ts';

const tags = ['Bundle Tool'];

/** Registers the public tables of the Bundle Tool; each reply is created once per snapshot. */
export function bundleReadRoutes(app: App, snapshot: () => ToolTables): void {
  registerRoute(
    app,
    bigBundleRowsRoute,
    { tags, summary: 'The big bundles', responses: { 503: errorReply } },
    (request, reply) => app.sendCached(request, reply, snapshot().big()),
  );

  registerRoute(
    app,
    nicknameRowsRoute,
    {
      tags,
      summary: 'The nicknames with their bundles, and how many records each has',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().nicknames()),
  );

  registerRoute(
    app,
    crimeDescriptionRowsRoute,
    {
      tags,
      summary: 'The official descriptions of all agencies',
      description:
        'A description without a nickname still needs a category: it counts only in all crime.',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().descriptions()),
  );

  registerRoute(
    app,
    agencyDescriptionRowsRoute,
    {
      tags,
      summary: 'The official descriptions of one agency',
      responses: { 404: errorReply, 503: errorReply },
    },
    (request, reply) =>
      app.sendCached(request, reply, snapshot().descriptions(request.params.agency)),
  );

  registerRoute(
    app,
    bundleAgenciesRoute,
    { tags, summary: 'The agencies that have crime descriptions', responses: { 503: errorReply } },
    (request, reply) => app.sendCached(request, reply, snapshot().agencies()),
  );

  registerRoute(
    app,
    bundleSchemeRoute,
    {
      tags,
      summary: 'The whole scheme of categories, to back up or move to another installation',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().scheme()),
  );

  registerRoute(
    app,
    bundleSchemeCsvRoute,
    {
      tags,
      summary: 'The whole scheme as one table',
      description:
        'Columns `table`, `name`, `parent`, `agency`, `code`; a small bundle of several big bundles has a line for each. ' +
        'An apostrophe comes before anything that a spreadsheet would take for a formula.',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().schemeCsv()),
  );
}
