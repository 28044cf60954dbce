import { readFileSync } from 'node:fs';
import { errorReply } from '@townlight/contract/error-reply';
import { methodsRoute } from '@townlight/contract/methods';
import { dataChangesRoute, releasesRoute, sourceTermsRoute } from '@townlight/contract/open-data';
import type { SourceTerms } from '@townlight/domain/county';
import { DEFAULT_LANGUAGE, type Language } from '@townlight/domain/language';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { applyAreaTerms } from '../../../platform/i18n/county-terms.ts';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { parseDataChanges } from '../changes/parse-data-changes.ts';
import { describeMethods } from '../methods/describe-methods.ts';
import type { OpenDataSnapshot } from '../snapshot.ts';

const tags = ['Our data'];

/** Registers the routes for releases, changes, methods and terms. */
export function openDataRoutes(
  app: App,
  snapshot: () => OpenDataSnapshot,
  figures: () => { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot },
  terms: readonly SourceTerms[],
): void {
  const entries = {
    en: readEntries('data-changes.md', 'en'),
    es: readEntries('data-changes.es.md', 'es'),
  };

  registerRoute(
    app,
    releasesRoute,
    {
      tags,
      summary: 'What was published, the newest first',
      description:
        'Rows read, kept, rejected and in no neighborhood; for crime also which months are stated as complete, for which areas, and ' +
        'whether it was withdrawn. Hourly loads of air readings are added up by source and month.',
      responses: { 503: errorReply },
    },
    () => [...snapshot().releases],
  );

  registerRoute(
    app,
    methodsRoute,
    {
      tags,
      summary: 'How the crime figures are made',
      description:
        'Constants, the rules for borders, rounding, ranks and complete months, what all crime counts and leaves out, what the ' +
        'rules of each agency cannot record, and the sources and years of residents.',
      responses: { 503: errorReply },
    },
    () => {
      const { crime, places } = figures();
      return describeMethods(crime, places);
    },
  );

  registerRoute(
    app,
    dataChangesRoute,
    {
      tags,
      summary: 'What changed in the data and in how figures are made',
      description:
        'Entries by the people who run the site, and every save of the crime categories, newest first.',
      responses: { 400: errorReply, 503: errorReply },
    },
    ({ query }) => ({
      entries: entries[query.language ?? DEFAULT_LANGUAGE],
      categories: [...snapshot().categorySaves],
    }),
  );

  registerRoute(
    app,
    sourceTermsRoute,
    {
      tags,
      summary: 'Who publishes the records, and on what terms',
      description:
        'Every source the county’s figures can come from, loaded here or not. The publisher’s own terms at `terms_url` are the ones that count.',
      responses: { 400: errorReply },
    },
    ({ query }) =>
      terms.map(({ id, url, termsUrl, translations: texts }) => ({
        id,
        url,
        terms_url: termsUrl,
        ...texts[query.language ?? DEFAULT_LANGUAGE],
      })),
  );
}

function readEntries(file: string, language: Language) {
  const address = new URL(`../../../../../../docs/${file}`, import.meta.url);
  return parseDataChanges(applyAreaTerms(readFileSync(address, 'utf8'), language));
}
