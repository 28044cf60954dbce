import { readFileSync } from 'node:fs';
import { errorReply } from '@townlight/contract/errors';
import { methods } from '@townlight/contract/methods';
import {
  dataChanges,
  dataChangesQuery,
  publishedReleases,
  sourceTermsQuery,
  toldTerms,
} from '@townlight/contract/our-data';
import type { SourceTerms } from '@townlight/domain/county';
import { PLAIN_LANGUAGE } from '@townlight/domain/language';
import type { CrimeSnapshot } from '../crime/index.ts';
import type { PlacesSnapshot } from '../places/index.ts';
import type { App } from '../platform/http/create-app.ts';
import { readChanges } from './changes/read-changes.ts';
import { tellMethods } from './methods/tell-methods.ts';
import type { OurData } from './snapshot.ts';

const tags = ['Our data'];

/** Registers the routes for releases, changes, methods and terms. */
export function ourDataRoutes(
  app: App,
  snapshot: () => OurData,
  figures: () => { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot },
  terms: readonly SourceTerms[],
): void {
  const entries = { en: entriesOf('data-changes.md'), es: entriesOf('data-changes.es.md') };

  app.get(
    '/api/releases',
    {
      schema: {
        tags,
        summary: 'What was published, the newest first',
        description:
          'Rows read, kept, rejected and in no neighborhood; for crime also which months are stated as complete, for which areas, and ' +
          'whether it was withdrawn. Hourly loads of air readings are added up by source and month.',
        response: { 200: publishedReleases, 503: errorReply },
      },
    },
    () => [...snapshot().releases],
  );

  app.get(
    '/api/methods',
    {
      schema: {
        tags,
        summary: 'How the crime figures are made',
        description:
          'Constants, the rules for borders, rounding, ranks and complete months, what all crime counts and leaves out, what the ' +
          'rules of each agency cannot record, and the sources and years of residents.',
        response: { 200: methods, 503: errorReply },
      },
    },
    () => {
      const { crime, places } = figures();
      return tellMethods(crime, places);
    },
  );

  app.get(
    '/api/data/changes',
    {
      schema: {
        tags,
        summary: 'What changed in the data and in how figures are made',
        description:
          'Entries by the people who run the site, and every save of the crime categories, newest first.',
        querystring: dataChangesQuery,
        response: { 200: dataChanges, 400: errorReply, 503: errorReply },
      },
    },
    ({ query }) => ({
      entries: entries[query.language ?? PLAIN_LANGUAGE],
      categories: [...snapshot().categorySaves],
    }),
  );

  app.get(
    '/api/data/terms',
    {
      schema: {
        tags,
        summary: 'Who publishes the records, and on what terms',
        description:
          'Every source the county’s figures can come from, loaded here or not. The publisher’s own terms at `terms_url` are the ones that count.',
        querystring: sourceTermsQuery,
        response: { 200: toldTerms, 400: errorReply },
      },
    },
    ({ query }) =>
      terms.map(({ id, url, termsUrl, words }) => ({
        id,
        url,
        terms_url: termsUrl,
        ...words[query.language ?? PLAIN_LANGUAGE],
      })),
  );
}

function entriesOf(file: string) {
  const address = new URL(`../../../../docs/${file}`, import.meta.url);
  return readChanges(readFileSync(address, 'utf8'));
}
