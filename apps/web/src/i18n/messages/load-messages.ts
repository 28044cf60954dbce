import { LANGUAGES, type Language } from '@townlight/domain/language';

import {
  recordUsedImport,
  registerLazyImport,
  trackFailedImport,
  trackPromiseStatus,
} from '../../http/lazy-imports.ts';
import type { CatalogMessages } from './catalog-messages.ts';

/**
 * The catalogs by language: one for the whole site, and those that pages add. Each is a separate file, so that a reader
 * loads one language. The Spanish ones also contain translations of names that the server sends in English.
 */
const CATALOGS = {
  en: {
    site: async (): Promise<CatalogMessages> => (await import('./en/site.en.ts')).siteEn,
    chartTip: async (): Promise<CatalogMessages> =>
      (await import('./en/chart-tip.en.ts')).chartTipEn,
    similar: async (): Promise<CatalogMessages> => (await import('./en/similar.en.ts')).similarEn,
    searchPage: async (): Promise<CatalogMessages> =>
      (await import('./en/search-page.en.ts')).searchPageEn,
    crimeMap: async (): Promise<CatalogMessages> =>
      (await import('./en/crime-map.en.ts')).crimeMapEn,
    air: async (): Promise<CatalogMessages> => (await import('./en/air.en.ts')).airEn,
    airMap: async (): Promise<CatalogMessages> => (await import('./en/air-map.en.ts')).airMapEn,
    airTracker: async (): Promise<CatalogMessages> =>
      (await import('./en/air-tracker.en.ts')).airTrackerEn,
    news: async (): Promise<CatalogMessages> => (await import('./en/news.en.ts')).newsEn,
    coronavirus: async (): Promise<CatalogMessages> =>
      (await import('./en/coronavirus.en.ts')).coronavirusEn,
    method: async (): Promise<CatalogMessages> => (await import('./en/method.en.ts')).methodEn,
    ourData: async (): Promise<CatalogMessages> => (await import('./en/our-data.en.ts')).ourDataEn,
    reading: async (): Promise<CatalogMessages> => (await import('./en/reading.en.ts')).readingEn,
    trackers: async (): Promise<CatalogMessages> =>
      (await import('./en/trackers.en.ts')).trackersEn,
    crimeType: async (): Promise<CatalogMessages> =>
      (await import('./en/crime-type.en.ts')).crimeTypeEn,
    compare: async (): Promise<CatalogMessages> => (await import('./en/compare.en.ts')).compareEn,
    embed: async (): Promise<CatalogMessages> => (await import('./en/embed.en.ts')).embedEn,
    download: async (): Promise<CatalogMessages> =>
      (await import('./en/download.en.ts')).downloadEn,
    feedback: async (): Promise<CatalogMessages> =>
      (await import('./en/feedback.en.ts')).feedbackEn,
    feedbackList: async (): Promise<CatalogMessages> =>
      (await import('./en/feedback-list.en.ts')).feedbackListEn,
    places: async (): Promise<CatalogMessages> => (await import('./en/places.en.ts')).placesEn,
    subscribe: async (): Promise<CatalogMessages> =>
      (await import('./en/subscribe.en.ts')).subscribeEn,
    subscription: async (): Promise<CatalogMessages> =>
      (await import('./en/subscription.en.ts')).subscriptionEn,
    staff: async (): Promise<CatalogMessages> => (await import('./en/staff.en.ts')).staffEn,
    newsletter: async (): Promise<CatalogMessages> =>
      (await import('./en/newsletter.en.ts')).newsletterEn,
    bundles: async (): Promise<CatalogMessages> => (await import('./en/bundles.en.ts')).bundlesEn,
    traffic: async (): Promise<CatalogMessages> => (await import('./en/traffic.en.ts')).trafficEn,
    contacts: async (): Promise<CatalogMessages> =>
      (await import('./en/contacts.en.ts')).contactsEn,
  },
  es: {
    site: async (): Promise<CatalogMessages> => {
      const [{ siteEs }, { namesEs }] = await Promise.all([
        import('./es/site.es.ts'),
        import('./es/names.es.ts'),
      ]);
      return { ...namesEs, ...siteEs };
    },
    chartTip: async (): Promise<CatalogMessages> =>
      (await import('./es/chart-tip.es.ts')).chartTipEs,
    similar: async (): Promise<CatalogMessages> => (await import('./es/similar.es.ts')).similarEs,
    searchPage: async (): Promise<CatalogMessages> =>
      (await import('./es/search-page.es.ts')).searchPageEs,
    crimeMap: async (): Promise<CatalogMessages> =>
      (await import('./es/crime-map.es.ts')).crimeMapEs,
    air: async (): Promise<CatalogMessages> => (await import('./es/air.es.ts')).airEs,
    airMap: async (): Promise<CatalogMessages> => (await import('./es/air-map.es.ts')).airMapEs,
    airTracker: async (): Promise<CatalogMessages> =>
      (await import('./es/air-tracker.es.ts')).airTrackerEs,
    news: async (): Promise<CatalogMessages> => (await import('./es/news.es.ts')).newsEs,
    coronavirus: async (): Promise<CatalogMessages> =>
      (await import('./es/coronavirus.es.ts')).coronavirusEs,
    method: async (): Promise<CatalogMessages> => (await import('./es/method.es.ts')).methodEs,
    ourData: async (): Promise<CatalogMessages> => (await import('./es/our-data.es.ts')).ourDataEs,
    reading: async (): Promise<CatalogMessages> => (await import('./es/reading.es.ts')).readingEs,
    trackers: async (): Promise<CatalogMessages> =>
      (await import('./es/trackers.es.ts')).trackersEs,
    crimeType: async (): Promise<CatalogMessages> =>
      (await import('./es/crime-type.es.ts')).crimeTypeEs,
    compare: async (): Promise<CatalogMessages> => (await import('./es/compare.es.ts')).compareEs,
    embed: async (): Promise<CatalogMessages> => (await import('./es/embed.es.ts')).embedEs,
    download: async (): Promise<CatalogMessages> =>
      (await import('./es/download.es.ts')).downloadEs,
    feedback: async (): Promise<CatalogMessages> =>
      (await import('./es/feedback.es.ts')).feedbackEs,
    feedbackList: async (): Promise<CatalogMessages> =>
      (await import('./es/feedback-list.es.ts')).feedbackListEs,
    places: async (): Promise<CatalogMessages> => (await import('./es/places.es.ts')).placesEs,
    subscribe: async (): Promise<CatalogMessages> =>
      (await import('./es/subscribe.es.ts')).subscribeEs,
    subscription: async (): Promise<CatalogMessages> =>
      (await import('./es/subscription.es.ts')).subscriptionEs,
    staff: async (): Promise<CatalogMessages> => (await import('./es/staff.es.ts')).staffEs,
    newsletter: async (): Promise<CatalogMessages> =>
      (await import('./es/newsletter.es.ts')).newsletterEs,
    bundles: async (): Promise<CatalogMessages> => (await import('./es/bundles.es.ts')).bundlesEs,
    traffic: async (): Promise<CatalogMessages> => (await import('./es/traffic.es.ts')).trafficEs,
    contacts: async (): Promise<CatalogMessages> =>
      (await import('./es/contacts.es.ts')).contactsEs,
  },
} satisfies Record<Language, unknown>;

export type Catalog = keyof (typeof CATALOGS)[Language];

const loaded = new Map<string, Promise<CatalogMessages>>();
const rendered = new Map<string, Promise<CatalogMessages>>();

/** Loads a catalog in a language: once, and again after a failure. */
export function loadMessages(language: Language, catalog: Catalog): Promise<CatalogMessages> {
  const key = `${language} ${catalog}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const texts = trackPromiseStatus(CATALOGS[language][catalog]());
  loaded.set(key, texts);
  texts.then(
    () => rendered.set(key, texts),
    () => loaded.delete(key),
  );
  return texts;
}

/**
 * The same for rendering. A failure persists here until a later load succeeds or the reader retries: React calls this
 * on every render attempt, and a request for each would never end.
 */
export function messagesForRender(language: Language, catalog: Catalog): Promise<CatalogMessages> {
  const key = `${language} ${catalog}`;
  recordUsedImport(importName(key));
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const texts = loadMessages(language, catalog);
  rendered.set(key, texts);
  trackFailedImport(texts, () => {
    if (rendered.get(key) === texts) rendered.delete(key);
  });
  return texts;
}

/** Loads every catalog in use in another language, so that nothing suspends when it changes. */
export async function loadLanguage(language: Language): Promise<void> {
  const names = Object.keys(CATALOGS[language]) as Catalog[];
  const used = names.filter((name) => LANGUAGES.some((other) => loaded.has(`${other} ${name}`)));
  await Promise.all(used.map((name) => loadMessages(language, name)));
}

for (const language of LANGUAGES) {
  for (const catalog of Object.keys(CATALOGS[language]) as Catalog[]) {
    registerLazyImport(importName(`${language} ${catalog}`), () =>
      messagesForRender(language, catalog),
    );
  }
}

function importName(key: string): string {
  return `texts ${key}`;
}
