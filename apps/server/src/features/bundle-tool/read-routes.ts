import {
  bigBundleRows,
  bundleAgencies,
  bundleScheme,
  crimeDescriptionRows,
  nicknameRows,
} from '@townlight/contract/bundles';
import { errorReply } from '@townlight/contract/errors';
import { z } from 'zod';
import type { App } from '../../platform/http/create-app.ts';
import type { BundleToolSnapshot } from './snapshot.ts';

const tags = ['Bundle Tool'];

/** Registers the public tables of the Bundle Tool; each reply is created once per snapshot. */
export function bundleReadRoutes(app: App, snapshot: () => BundleToolSnapshot): void {
  app.get(
    '/api/bundles/big',
    {
      schema: {
        tags,
        summary: 'The big bundles',
        response: { 200: bigBundleRows, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().big()),
  );

  app.get(
    '/api/bundles/nicknames',
    {
      schema: {
        tags,
        summary: 'The nicknames with their bundles, and how many records each has',
        response: { 200: nicknameRows, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().nicknames()),
  );

  app.get(
    '/api/bundles/crime_descriptions',
    {
      schema: {
        tags,
        summary: 'The official descriptions of all agencies',
        description:
          'A description without a nickname still needs a category: it counts only in all crime.',
        response: { 200: crimeDescriptionRows, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().descriptions()),
  );

  app.get(
    '/api/bundles/crime_descriptions/:agency',
    {
      schema: {
        tags,
        summary: 'The official descriptions of one agency',
        params: z.object({ agency: z.string().min(1).max(100) }),
        response: { 200: crimeDescriptionRows, 404: errorReply, 503: errorReply },
      },
    },
    (request, reply) =>
      app.sendCached(request, reply, snapshot().descriptions(request.params.agency)),
  );

  app.get(
    '/api/bundles/agencies',
    {
      schema: {
        tags,
        summary: 'The agencies that have crime descriptions',
        response: { 200: bundleAgencies, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().agencies()),
  );

  app.get(
    '/api/bundles/scheme',
    {
      schema: {
        tags,
        summary: 'The whole scheme of categories, to back up or move to another installation',
        response: { 200: bundleScheme, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().scheme()),
  );

  app.get(
    '/api/bundles/scheme.csv',
    {
      schema: {
        tags,
        summary: 'The whole scheme as one table',
        description:
          'Columns `table`, `name`, `parent`, `agency`, `code`; a small bundle of several big bundles has a line for each. ' +
          'An apostrophe comes before anything that a spreadsheet would take for a formula.',
        response: { 200: z.string(), 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().schemeCsv()),
  );
}
