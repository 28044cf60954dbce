import { LANGUAGES, type Language } from '@townlight/domain/language';

import { keepFailure, noteDrawn, readAtOnce, registerPart } from '../../net/drawn-parts.ts';
import type { Texts } from './texts.ts';

/**
 * The catalogs by language: one for the whole site, and those that pages add. Each is a separate file, so that a reader
 * loads one language. The Spanish ones also contain translations of names that the server sends in English.
 */
const CATALOGS = {
  en: {
    site: async (): Promise<Texts> => (await import('./en/site.en.ts')).siteEn,
    chartTip: async (): Promise<Texts> => (await import('./en/chart-tip.en.ts')).chartTipEn,
    similar: async (): Promise<Texts> => (await import('./en/similar.en.ts')).similarEn,
    searchPage: async (): Promise<Texts> => (await import('./en/search-page.en.ts')).searchPageEn,
    crimeMap: async (): Promise<Texts> => (await import('./en/crime-map.en.ts')).crimeMapEn,
    air: async (): Promise<Texts> => (await import('./en/air.en.ts')).airEn,
    airMap: async (): Promise<Texts> => (await import('./en/air-map.en.ts')).airMapEn,
    airTracker: async (): Promise<Texts> => (await import('./en/air-tracker.en.ts')).airTrackerEn,
    news: async (): Promise<Texts> => (await import('./en/news.en.ts')).newsEn,
    coronavirus: async (): Promise<Texts> => (await import('./en/coronavirus.en.ts')).coronavirusEn,
    method: async (): Promise<Texts> => (await import('./en/method.en.ts')).methodEn,
    ourData: async (): Promise<Texts> => (await import('./en/our-data.en.ts')).ourDataEn,
    reading: async (): Promise<Texts> => (await import('./en/reading.en.ts')).readingEn,
    trackers: async (): Promise<Texts> => (await import('./en/trackers.en.ts')).trackersEn,
    crimeType: async (): Promise<Texts> => (await import('./en/crime-type.en.ts')).crimeTypeEn,
    compare: async (): Promise<Texts> => (await import('./en/compare.en.ts')).compareEn,
    embed: async (): Promise<Texts> => (await import('./en/embed.en.ts')).embedEn,
    takeAway: async (): Promise<Texts> => (await import('./en/take-away.en.ts')).takeAwayEn,
    feedback: async (): Promise<Texts> => (await import('./en/feedback.en.ts')).feedbackEn,
    feedbackList: async (): Promise<Texts> =>
      (await import('./en/feedback-list.en.ts')).feedbackListEn,
    places: async (): Promise<Texts> => (await import('./en/places.en.ts')).placesEn,
    subscribe: async (): Promise<Texts> => (await import('./en/subscribe.en.ts')).subscribeEn,
    subscription: async (): Promise<Texts> =>
      (await import('./en/subscription.en.ts')).subscriptionEn,
    staff: async (): Promise<Texts> => (await import('./en/staff.en.ts')).staffEn,
    newsletter: async (): Promise<Texts> => (await import('./en/newsletter.en.ts')).newsletterEn,
    bundles: async (): Promise<Texts> => (await import('./en/bundles.en.ts')).bundlesEn,
    traffic: async (): Promise<Texts> => (await import('./en/traffic.en.ts')).trafficEn,
    whoToAsk: async (): Promise<Texts> => (await import('./en/who-to-ask.en.ts')).whoToAskEn,
  },
  es: {
    site: async (): Promise<Texts> => {
      const [{ siteEs }, { namesEs }] = await Promise.all([
        import('./es/site.es.ts'),
        import('./es/names.es.ts'),
      ]);
      return { ...namesEs, ...siteEs };
    },
    chartTip: async (): Promise<Texts> => (await import('./es/chart-tip.es.ts')).chartTipEs,
    similar: async (): Promise<Texts> => (await import('./es/similar.es.ts')).similarEs,
    searchPage: async (): Promise<Texts> => (await import('./es/search-page.es.ts')).searchPageEs,
    crimeMap: async (): Promise<Texts> => (await import('./es/crime-map.es.ts')).crimeMapEs,
    air: async (): Promise<Texts> => (await import('./es/air.es.ts')).airEs,
    airMap: async (): Promise<Texts> => (await import('./es/air-map.es.ts')).airMapEs,
    airTracker: async (): Promise<Texts> => (await import('./es/air-tracker.es.ts')).airTrackerEs,
    news: async (): Promise<Texts> => (await import('./es/news.es.ts')).newsEs,
    coronavirus: async (): Promise<Texts> => (await import('./es/coronavirus.es.ts')).coronavirusEs,
    method: async (): Promise<Texts> => (await import('./es/method.es.ts')).methodEs,
    ourData: async (): Promise<Texts> => (await import('./es/our-data.es.ts')).ourDataEs,
    reading: async (): Promise<Texts> => (await import('./es/reading.es.ts')).readingEs,
    trackers: async (): Promise<Texts> => (await import('./es/trackers.es.ts')).trackersEs,
    crimeType: async (): Promise<Texts> => (await import('./es/crime-type.es.ts')).crimeTypeEs,
    compare: async (): Promise<Texts> => (await import('./es/compare.es.ts')).compareEs,
    embed: async (): Promise<Texts> => (await import('./es/embed.es.ts')).embedEs,
    takeAway: async (): Promise<Texts> => (await import('./es/take-away.es.ts')).takeAwayEs,
    feedback: async (): Promise<Texts> => (await import('./es/feedback.es.ts')).feedbackEs,
    feedbackList: async (): Promise<Texts> =>
      (await import('./es/feedback-list.es.ts')).feedbackListEs,
    places: async (): Promise<Texts> => (await import('./es/places.es.ts')).placesEs,
    subscribe: async (): Promise<Texts> => (await import('./es/subscribe.es.ts')).subscribeEs,
    subscription: async (): Promise<Texts> =>
      (await import('./es/subscription.es.ts')).subscriptionEs,
    staff: async (): Promise<Texts> => (await import('./es/staff.es.ts')).staffEs,
    newsletter: async (): Promise<Texts> => (await import('./es/newsletter.es.ts')).newsletterEs,
    bundles: async (): Promise<Texts> => (await import('./es/bundles.es.ts')).bundlesEs,
    traffic: async (): Promise<Texts> => (await import('./es/traffic.es.ts')).trafficEs,
    whoToAsk: async (): Promise<Texts> => (await import('./es/who-to-ask.es.ts')).whoToAskEs,
  },
} satisfies Record<Language, unknown>;

export type Catalog = keyof (typeof CATALOGS)[Language];

const loaded = new Map<string, Promise<Texts>>();
const drawn = new Map<string, Promise<Texts>>();

/** Loads a catalog in a language: once, and again after a failure. */
export function loadMessages(language: Language, catalog: Catalog): Promise<Texts> {
  const key = `${language} ${catalog}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const texts = readAtOnce(CATALOGS[language][catalog]());
  loaded.set(key, texts);
  texts.then(
    () => drawn.set(key, texts),
    () => loaded.delete(key),
  );
  return texts;
}

/**
 * The same for rendering. A failure persists here until a later load succeeds or the reader retries: React calls this
 * on every render attempt, and a request for each would never end.
 */
export function messagesToDraw(language: Language, catalog: Catalog): Promise<Texts> {
  const key = `${language} ${catalog}`;
  noteDrawn(partName(key));
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const texts = loadMessages(language, catalog);
  drawn.set(key, texts);
  keepFailure(texts, () => {
    if (drawn.get(key) === texts) drawn.delete(key);
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
    registerPart(partName(`${language} ${catalog}`), () => messagesToDraw(language, catalog));
  }
}

function partName(key: string): string {
  return `texts ${key}`;
}
